import { catalogueLines } from "../data/catalogue.ts";
import type { Camp, Place } from "./battle.ts";

const kinds = [
  ...["ability", "unit", "technology", "note", "agent", "commander", "hero", "breakthrough"],
  ...["card", "agenda", "relic", "plot"],
] as const;

/** Why something is not counted in a battle. */
export const omissions = [
  /** It is no more than its numbers, which are. */
  "plain",
  /** It is about moving. */
  "move",
  /** It is about retreating, or about when one cannot. */
  "retreat",
  /** It is about what is built, placed or carried. */
  "build",
  /** It comes after the battle. */
  "after",
  /** It keeps a battle from being fought, or ends it. */
  "ends",
  /** It is about cards, tokens, planets and the like. */
  "other",
  /** What it does is not known well enough. */
  "unknown",
  /** It has not been worked out yet. */
  "unbuilt",
] as const;
export type Omission = (typeof omissions)[number];
type Status = "exact" | "policy" | Omission;

/** Something that changes how units move, fire or fight. */
export type CatalogueEntry = {
  readonly id: string;
  readonly kind: string;
  /** The unit whose ability it is. */
  readonly unit: string | null;
  readonly faction: string | null;
  readonly set: string;
  /** Where it has a part in battles; empty where it has none. */
  readonly places: readonly Place[];
  /** It comes with its faction or its unit; else it has to be named. */
  readonly isInnate: boolean;
  readonly isCounted: boolean;
  /** Whose it must be; `both` is for all alike. */
  readonly side: Camp | "both" | null;
  /** What links of ti4battle.com call it. */
  readonly link: string | null;
  readonly name: string;
  readonly status: Status;
};

export const catalogue: readonly CatalogueEntry[] = catalogueLines.trim().split("\n").map(readEntry);
const byId = new Map(catalogue.map((entry) => [entry.id, entry]));

export const findEntry = (id: string): CatalogueEntry | undefined => byId.get(id);

/** Whether battles count it. */
export const isCountedIn = ({ status }: CatalogueEntry): boolean => status === "exact" || status === "policy";

function readEntry(text: string): CatalogueEntry {
  const cells = text.split("|").map((cell) => cell.trim());
  const [id = "", sort = "", faction = "", set = "", place = "", use = "", link = "", name = "", status = ""] = cells;
  const [kind = "", unit = null] = sort.split(":");
  const [comes = "", side] = use.split("/");
  return {
    id,
    kind: oneOf(kinds, kind),
    unit,
    faction: faction === "-" ? null : faction,
    set,
    places: place === "b" ? ["space", "ground"] : place === "s" ? ["space"] : place === "g" ? ["ground"] : [],
    isInnate: comes === "innate",
    isCounted: comes.endsWith("#"),
    side: side === undefined ? null : oneOf(["attacker", "defender", "both"] as const, side),
    link: link === "-" ? null : link,
    name,
    status: oneOf(["exact", "policy", ...omissions] as const, status),
  };
}

function oneOf<T extends string>(allowed: readonly T[], text: string): T {
  const found = allowed.find((each) => each === text);
  if (found === undefined) throw new RangeError(`${text} is none of ${allowed.join(", ")}`);
  return found;
}
