import { sealedDice } from "@umpire/kernel";
import type { Assignment } from "../../combat/assign.ts";
import type { Camp } from "../../combat/battle.ts";
import { assignmentChoices } from "../../combat/choices.ts";
import { applicableModifiers, hitChance } from "../../combat/modifiers.ts";
import { type BattleEvent, type BattleStrategy, defaultStrategy, playBattle } from "../../combat/play.ts";
import type { PreparedBattle } from "../../combat/prepared.ts";
import type { Limits } from "./battle-options.ts";

/** A battle that is to be played: who is where, the dice, who announces a retreat, and whom somebody decides for. */
export type Fight = {
  readonly prepared: PreparedBattle;
  readonly seed: string;
  readonly retreat: NonNullable<Limits["retreat"]> | null;
  readonly you: Camp | null;
};

/** What somebody has decided. */
export type BattleDecision = { readonly assignment: Assignment } | { readonly retreats: boolean };

/** A side, how it stands, the hits on it, and whom they may be assigned to. */
type About = Parameters<BattleStrategy["assign"]>;

/** What somebody is asked; `at` is the number of events before it. */
export type BattleQuestion = { readonly at: number } & Ask;
type Ask =
  | { readonly type: "assign"; readonly about: About; readonly ways: readonly Assignment[] }
  | { readonly type: "retreat"; readonly round: number };

/** A battle as it goes; from the first open question on as it usually would. */
export type Course = { readonly events: readonly BattleEvent[]; readonly asked: BattleQuestion | null };

/** Plays the whole battle with the answers that there are. The dice do not depend on when they were given. */
export function playOut({ prepared, seed, retreat, you }: Fight, answers: readonly BattleDecision[]): Course {
  const events: BattleEvent[] = [];
  const open: BattleQuestion[] = [];
  const given = [...answers];
  const rng = sealedDice(seed, 0);
  const ask = (question: Ask): BattleDecision | undefined => {
    if (given.length === 0) open.push({ ...question, at: events.length });
    return given.shift();
  };
  const leaves = (camp: Camp, field: Field): boolean =>
    (retreat?.side === camp && retreat.after === field.round) || (camp === "attacker" && isStuck(prepared, field));
  const usual: BattleStrategy = { ...defaultStrategy, retreats: leaves };
  const person: BattleStrategy = {
    assign: (...about) => {
      const ways = waysTo(...about);
      const answer = ways.length > 1 ? ask({ type: "assign", about, ways }) : undefined;
      return answer !== undefined && "assignment" in answer ? answer.assignment : defaultStrategy.assign(...about);
    },
    retreats: (camp, field) => {
      if (leaves(camp, field)) return true;
      const answer = prepared.place === "space" ? ask({ type: "retreat", round: field.round }) : undefined;
      return answer !== undefined && "retreats" in answer && answer.retreats;
    },
  };
  const captains = {
    attacker: you === "attacker" ? person : usual,
    defender: you === "defender" ? person : usual,
  };
  playBattle(
    prepared,
    () => rng.int(10) + 1,
    captains,
    (event) => events.push(event),
  );
  return { events, asked: open[0] ?? null };
}

type Kit = PreparedBattle["sides"]["attacker"];
type Field = Parameters<NonNullable<BattleStrategy["retreats"]>>[1];

/** Where no die can ever hit, the attacker has to leave, or the battle would have no end. */
function isStuck({ sides: kits }: PreparedBattle, field: Field): boolean {
  return (["attacker", "defender"] as const).every((camp) => isHarmless(kits[camp], field[camp], field.round));
}

const isHarmless = (
  { kinds, modifiers, constantAfter: steadyAfter }: Kit,
  state: readonly number[],
  round: number,
): boolean =>
  round > steadyAfter &&
  kinds.every(({ dice, value, isFighter }, at) => {
    const alive = (state[2 * at] ?? 0) + (state[2 * at + 1] ?? 0);
    return alive * dice * hitChance(value, applicableModifiers(modifiers, "combat", isFighter, round)) === 0;
  });

/** Every way to assign hits: the usual one, and then those that lose fewer resources before the others. */
export function waysTo(...about: About): readonly Assignment[] {
  const [kit] = about;
  const usual = defaultStrategy.assign(...about);
  const others = assignmentChoices(...about).filter((way) => keyOf(kit, way) !== keyOf(kit, usual));
  return [usual, ...others.sort((one, other) => priceOf(kit, one) - priceOf(kit, other))];
}

const keyOf = ({ kinds }: Kit, { sustain, destroy, destroyDamaged }: Assignment): string =>
  kinds.flatMap(({ unit: { id } }) => [sustain, destroy, destroyDamaged].map((counts) => counts[id] ?? 0)).join(" ");

const priceOf = ({ kinds }: Kit, { destroy, destroyDamaged }: Assignment): number =>
  kinds.reduce((sum, { unit: { id, cost, perCost } }) => {
    const lost = (destroy[id] ?? 0) + (destroyDamaged[id] ?? 0);
    return sum + (lost * (cost ?? 0)) / perCost;
  }, 0);
