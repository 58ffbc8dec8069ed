import { pc, terminalWidth, wrap } from "@umpire/cli/terminal";
import type { Language } from "@umpire/kit";
import type { Assignment } from "../../../combat/assign.ts";
import type { Camp } from "../../../combat/battle.ts";
import { remainingUnits } from "../../../combat/odds/odds.ts";
import type { BattleEvent } from "../../../combat/play.ts";
import type { PreparedBattle } from "../../../combat/prepared.ts";
import { combatTable } from "../../../data/combat-effects.ts";
import { type Force, remainingCounts } from "../../../units/force.ts";
import { formatDieSource } from "../../../words/describe-dice.ts";
import { ti4Names } from "../../../words/names/by-language.ts";
import type { BattleStage } from "../../../words/planner/words.ts";
import { plannerWords } from "../refusals.ts";
import { formatForces, formatUnits, namesOf, unbroken } from "./battle.ts";

type Volley = Extract<BattleEvent, { type: "volley" }>;
type Changed = Extract<BattleEvent, { state: unknown }>;
type Standing = { readonly [C in Camp]: readonly number[] };
type FightLog = {
  readonly prepared: PreparedBattle;
  readonly events: readonly BattleEvent[];
  readonly steps: ReturnType<typeof stepsOf>;
  readonly language: Language;
};

/** A text for each event, with the heading of its part and, after the last of a part, what is left. */
export function describeEvents(
  prepared: PreparedBattle,
  events: readonly BattleEvent[],
  language: Language,
): readonly string[] {
  const steps = stepsOf(events);
  const told: FightLog = { prepared, events, steps, language };
  const { sides: kits } = prepared;
  let before: Standing = { attacker: kits.attacker.start, defender: kits.defender.start };
  return events.map((event, at) => {
    const after: Standing = "state" in event ? { ...before, [event.camp]: event.state } : before;
    const lines = [
      ...(steps[at] === steps[at - 1] ? [] : headingOf(event, steps[at] ?? null, language)),
      ...describeEvent(told, event, at, before),
      ...(steps[at] === null || steps[at] === steps[at + 1] ? [] : describeLeft(told, at, after)),
    ];
    before = after;
    return lines.join("\n");
  });
}

/** The part of the battle in which each event is; null for its end. */
function stepsOf(events: readonly BattleEvent[]): readonly (string | null)[] {
  let step: string | null = null;
  return events.map((event) => {
    if (event.type === "volley") step = `${event.roll} ${event.round}`;
    else if (event.type === "assault" || (event.type === "repaired" && event.round === 0)) step = "start";
    else if (event.type === "retreated" || event.type === "over") step = null;
    return step;
  });
}

function headingOf(event: BattleEvent, step: string | null, language: Language): readonly string[] {
  if (step === null) return [""];
  const kind: BattleStage = event.type === "volley" ? event.roll : "start";
  const round = "round" in event ? event.round : 0;
  return ["", pc.bold(plannerWords[language].fight.step(kind, round))];
}

/** Both sides on one line, or on one each; nothing after dice that have changed nothing, but after a round always. */
function describeLeft({ prepared, events, steps, language }: FightLog, at: number, after: Standing): readonly string[] {
  const isRound = events.some((event, near) => steps[near] === steps[at] && isCombat(event));
  const isChanged = events.some((event, near) => steps[near] === steps[at] && "state" in event);
  if (!isRound && !isChanged) return [];
  const { fight, combat } = plannerWords[language];
  const [attacker, defender] = (["attacker", "defender"] as const).map((side) => {
    const fleet = formatForces(language, remainingUnits(prepared.sides[side], after[side]));
    return combat.text.left({ side, fleet: fleet === "" ? combat.text.nothing({}) : fleet });
  });
  const line = `  ${fight.text.left({ sides: `${attacker}; ${defender}` })}`;
  if (line.length <= terminalWidth()) return [line];
  return [wrap(fight.text.left({ sides: `${attacker};` }), 2, 6), wrap(defender ?? "", 4, 6)];
}

const isCombat = (event: BattleEvent): boolean => event.type === "volley" && event.roll === "combat";

function describeEvent(told: FightLog, event: BattleEvent, at: number, before: Standing): readonly string[] {
  const { text } = plannerWords[told.language].fight;
  switch (event.type) {
    case "volley":
      return describeVolley(told, event, at);
    case "held":
      return [wrap(text.held({ side: event.camp, hits: event.hits, card: cardThat(told.language, "cancels") }), 2, 4)];
    case "retreated":
      return [text.retreated({ side: event.camp, round: event.round })];
    case "over":
      return [pc.bold(text.over({ winner: event.winner, round: event.round, place: told.prepared.place }))];
    default: {
      const what = describeChange(told, event, before[event.camp]);
      return [wrap(text.of({ side: event.camp, what }), 2, 4)];
    }
  }
}

/** The name of the card that does this. */
const cardThat = (language: Language, does: keyof (typeof combatTable)[string]): string =>
  ti4Names[language].effect(Object.keys(combatTable).find((id) => combatTable[id]?.[does] !== undefined) ?? "");

function describeVolley({ events, steps, language }: FightLog, volley: Volley, at: number): readonly string[] {
  const { text } = plannerWords[language].fight;
  const isAnswered = events.some(
    (event, later) =>
      (event.type === "assigned" || event.type === "held") && event.camp !== volley.camp && steps[later] === steps[at],
  );
  return [
    wrap(text.rolled({ side: volley.camp, hits: volley.hits }), 2),
    ...groupsOf(volley.dice).map((dice) => describeDice(dice, language)),
    ...(volley.hits > 0 && !isAnswered ? [wrap(text.nobodyHit({}), 4)] : []),
  ];
}

/** Dice of the same unit stand together. */
function groupsOf(dice: Volley["dice"]): readonly Volley["dice"][] {
  const groups = new Map<string, Volley["dice"][number][]>();
  for (const die of dice) groups.set(die.unit, [...(groups.get(die.unit) ?? []), die]);
  return [...groups.values()];
}

/** `Cruiser II on 6: 4 7* 9*  +1 nebula (LRR 59.3)`. */
function describeDice(dice: Volley["dice"], language: Language): string {
  const { text } = plannerWords[language].fight;
  const [first] = dice;
  if (first === undefined) return "";
  const faces = dice.map(({ die, hit }) => (hit ? `${die}*` : `${die}`)).join(" ");
  const added = first.modifiers.map((modifier) =>
    unbroken(text.added({ amount: modifier.amount, source: formatDieSource(language, modifier) })),
  );
  const said = text.dice({ unit: namesOf(language, [first.unit]).join(), value: first.value, faces });
  const line = wrap(added.length === 0 ? said : `${said}  ${added.join(", ")}`, 4, 6);
  return line.replace(/\d+\*/g, (face) => pc.green(face));
}

/** What a side's units have come to. */
function describeChange({ prepared, language }: FightLog, event: Changed, before: readonly number[]): string {
  const { text } = plannerWords[language].fight;
  const kit = prepared.sides[event.camp];
  const [was, is] = [remainingUnits(kit, before), remainingUnits(kit, event.state)];
  if (event.type === "repaired")
    return text.repaired({ units: formatUnits(language, remainingCounts(was.damaged, is.damaged)) });
  const gone = remainingCounts(was.units, is.units);
  if (event.type === "assault")
    return text.assaulted({ units: formatUnits(language, gone), card: cardThat(language, "assault") });
  const struck = remainingCounts(gone, lostIn(event.assignment).units);
  const done = formatAssignment(language, event.assignment);
  if (Object.keys(struck).length === 0) return done;
  return [
    done,
    text.struck({ units: formatUnits(language, struck), card: cardThat(language, "destroysSustaining") }),
  ].join("; ");
}

function lostIn({ destroy, destroyDamaged }: Assignment): Force {
  const units: { [unit: string]: number } = { ...destroy };
  for (const [unit, count] of Object.entries(destroyDamaged)) units[unit] = (units[unit] ?? 0) + count;
  return { units, damaged: destroyDamaged };
}

/** `sustained: 1 Dreadnought I; lost: 2 Fighter I`. */
export function formatAssignment(language: Language, assignment: Assignment): string {
  const { text } = plannerWords[language].fight;
  const sustained = formatUnits(language, assignment.sustain);
  const lost = formatForces(language, lostIn(assignment));
  return [
    ...(sustained === "" ? [] : [text.sustained({ units: sustained })]),
    ...(lost === "" ? [] : [text.lost({ units: lost })]),
  ].join("; ");
}
