import type { Language } from "@umpire/ui";
import type { Plan } from "../../planner/plan.ts";
import { playerName } from "../../planner/player-names.ts";
import type { Threat } from "../../planner/threats.ts";
import { findUnit } from "../../units/units.ts";
import type { Shade } from "../plan/reducer.ts";
import { words } from "./words.ts";

/** How dangerous a system is for one player, and by whom most. */
export type Danger = {
  readonly level: Shade["level"];
  /** Whether the player has anything there: then the level is by the chance to lose it, else by how many can come. */
  readonly isOwn: boolean;
  readonly worst: { readonly by: number; readonly chance: number | null } | null;
};

/** From these chances to lose something on, the second to the fourth level. */
const STEPS = [0.25, 0.5, 0.75] as const;
/** What is too much to be worked out counts as this, a danger; it is said to be unknown. */
const UNKNOWN = 0.74;
const levels = [0, 1, 2, 3, 4] as const;

export function dangerOf(plan: Plan, to: number, system: string, threats: readonly Threat[]): Danger {
  const isOwn = hasUnits(plan, to, system);
  const ranked = threats
    .map((threat) => ({ by: threat.by, chance: isOwn ? chanceToLose(plan, to, threat) : null }))
    .sort((one, other) => (other.chance ?? UNKNOWN) - (one.chance ?? UNKNOWN));
  const [worst] = ranked;
  if (worst === undefined) return { level: 0, isOwn, worst: null };
  if (!isOwn) return { level: levels[Math.min(4, threats.length)] ?? 4, isOwn, worst };
  const level = 1 + STEPS.filter((step) => (worst.chance ?? UNKNOWN) >= step).length;
  return { level: levels[level] ?? 4, isOwn, worst };
}

const hasUnits = ({ space, ground }: Plan, seat: number, system: string): boolean =>
  Object.values(space[system]?.[seat]?.units ?? {}).some((count) => count > 0) ||
  Object.values(ground[system] ?? {}).some(({ owner }) => owner === seat);

/** The chance to lose the space or the planet; null where it is not known. */
function chanceToLose({ space, ground }: Plan, seat: number, threat: Threat): number | null {
  if (threat.isTooMuch) return null;
  const { system, planet } = threat;
  const ships = Object.keys(space[system]?.[seat]?.units ?? {}).some((unit) => findUnit(unit)?.kind === "ship");
  const isPlanet = planet !== null && ground[system]?.[planet.name]?.owner === seat;
  return Math.max(ships ? (threat.space ?? 0) : 0, isPlanet ? planet.taken : 0);
}

/** The first letters of players' names, with their numbers where two begin alike. */
export function lettersOf(language: Language, plan: Plan): readonly string[] {
  const first = plan.players.map((_, seat) => [...playerName(language, plan, seat)][0]?.toUpperCase() ?? "?");
  return first.map((letter, seat) =>
    first.filter((each) => each === letter).length > 1 ? `${letter}${seat + 1}` : letter,
  );
}

/** What stands on the board: `R 63%` by whom something is lost, `R G` who can come. */
export function labelOf(
  { isOwn, worst }: Danger,
  threats: readonly Threat[],
  letters: readonly string[],
  percent: (chance: number) => string,
): string {
  if (worst === null) return "";
  const letter = letters[worst.by] ?? "?";
  if (isOwn) return `${letter} ${worst.chance === null ? "?" : percent(worst.chance)}`;
  const all = threats.map(({ by }) => letters[by] ?? "?");
  return all.length > MOST_LETTERS
    ? `${all.slice(0, MOST_LETTERS - 1).join(" ")} +${all.length - MOST_LETTERS + 1}`
    : all.join(" ");
}

const MOST_LETTERS = 3;

/** How the map is coloured with what may come to each system. */
export function shadesOf(
  plan: Plan,
  to: number,
  found: ReadonlyMap<string, readonly Threat[]>,
  language: Language,
): ReadonlyMap<string, Shade> {
  const letters = lettersOf(language, plan);
  const shades = [...found].map(([system, threats]) => {
    const danger = dangerOf(plan, to, system, threats);
    const label = labelOf(danger, threats, letters, words[language].percent);
    return [system, { level: danger.level, label }] as const;
  });
  return new Map(shades);
}
