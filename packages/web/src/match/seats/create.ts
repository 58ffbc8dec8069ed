import { type Answer, createAndJoin, type MatchRequest } from "@umpire/client";
import type { Language } from "@umpire/ui";
import { seatingIn } from "../storage.ts";
import { storeName } from "./own-name.ts";

/** Creates a match at the server of this page and takes a seat in it; returns its id. */
export async function createHere(language: Language, wanted: MatchRequest, name: string): Promise<Answer<string>> {
  const made = await createAndJoin(seatingIn(language), wanted, name);
  if (made.ok) storeName(name);
  return made;
}
