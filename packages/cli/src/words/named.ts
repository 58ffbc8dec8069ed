import type { Seat } from "@umpire/kernel";
import type { CliWords } from "./words.ts";

/** The kernel's sentence of a seat with the seat's name in it; null where the seat has none, or it is no such sentence. */
export function formatNamed(
  { named }: CliWords,
  code: string,
  detail: object,
  nameOf: ((seat: Seat) => string) | undefined,
): string | null {
  const said = Object.entries(named).find(([each]) => each === code)?.[1];
  const seat = "seat" in detail ? detail.seat : null;
  if (said === undefined || nameOf === undefined || typeof seat !== "number") return null;
  const sentence = said(nameOf(seat));
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}
