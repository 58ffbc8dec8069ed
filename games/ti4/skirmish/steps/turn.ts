import type { Seat } from "@umpire/kernel";
import { abilityTable } from "../../data/skirmish.ts";
import { refuseByAnomaly } from "../../galaxy/anomalies.ts";
import { findSystem } from "../../galaxy/galaxy.ts";
import { isEmptyForce } from "../../units/force.ts";
import {
  galaxyWithUnits,
  incomeOf,
  inSpace,
  planetWithDock,
  scoreOf,
  withPlanet,
  withPlayer,
  withSpace,
} from "../board.ts";
import { automatic, emit, type Handler, type Play, type SkirmishRefusal } from "../play.ts";
import type { SkirmishAction, SkirmishRules, SkirmishState, Task } from "../shape.ts";

type TurnAction = Extract<SkirmishAction, { type: "activate" | "ability" | "pass" }>;
const action: readonly Task[] = [
  { task: "move" },
  { task: "cannons" },
  { task: "combat" },
  { task: "bombard" },
  { task: "land" },
  { task: "produce" },
  { task: "end" },
];

/** A player's turn: a tactical action, an ability, or no more in this round. */
export const turn: Handler<{ readonly task: "turn" }, TurnAction> = {
  takes: ["activate", "ability", "pass"],
  awaits(state, task, rules) {
    // To pass is always a choice; where it is the only one, nobody is asked.
    const [, other] = turn.options(state, task, rules);
    return other === undefined ? null : state.turn;
  },
  check: (state, _task, chosen, rules) => refuseTurn(state, chosen, rules),
  *options(state, task, rules) {
    yield { type: "pass" };
    for (const { id: system } of galaxyWithUnits(state).systems) {
      const choices: readonly TurnAction[] = [
        { type: "activate", system },
        ...playerOf(state).abilities.map((ability) => ({ type: "ability", ability, system }) as const),
      ];
      for (const choice of choices) if (turn.check(state, task, choice, rules) === null) yield choice;
    }
  },
  run(play, _task, chosen) {
    const seat = play.state.turn;
    const { tactic, tokens } = playerOf(play.state);
    if (chosen === null || chosen.type === "pass") {
      play.state = withPlayer(play.state, seat, { hasPassed: true });
      emit(play, { type: "passed", seat });
      return [{ task: "end" }];
    }
    if (chosen.type === "ability") return applyAbility(play, seat, chosen.ability, chosen.system);
    const { system } = chosen;
    const spent = withPlayer(play.state, seat, { tactic: tactic - 1, tokens: [...tokens, system] });
    play.state = { ...spent, tactical: { seat, system, round: 0, retreat: null } };
    emit(play, { type: "activated", seat, system });
    return action;
  },
};

const playerOf = (state: SkirmishState) => {
  const player = state.players[state.turn];
  if (player === undefined) throw new RangeError("nobody has this turn");
  return player;
};

function refuseTurn(state: SkirmishState, chosen: TurnAction, rules: SkirmishRules): SkirmishRefusal | null {
  if (chosen.type === "pass") return null;
  const system = findSystem(galaxyWithUnits(state), chosen.system);
  if (system === undefined) return { code: "unknown-system", system: chosen.system };
  if (chosen.type === "ability") return refuseAbility(state, chosen.ability, chosen.system);
  const { tactic, tokens } = playerOf(state);
  if (tactic === 0) return { code: "no-tokens", rule: "LRR 89.1" };
  if (tokens.includes(system.id)) return { code: "token-there", rule: "LRR 89.1", system: system.id };
  return refuseByAnomaly("activate", system, rules);
}

function refuseAbility(state: SkirmishState, ability: string, system: string): SkirmishRefusal | null {
  const row = abilityTable[ability];
  if (row === undefined || !playerOf(state).abilities.includes(ability)) return { code: "no-ability", ability };
  const isThere =
    row.where === "own-dock"
      ? planetWithDock(state, system, state.turn) !== undefined
      : !isEmptyForce(inSpace(state, system, state.turn));
  return isThere ? null : { code: "ability-elsewhere", ability, system };
}

/** An ability adds an anomaly with its source, and is used up. */
function applyAbility(play: Play, seat: Seat, ability: string, system: string): readonly Task[] {
  const { abilities } = playerOf(play.state);
  const at = abilities.indexOf(ability);
  const row = abilityTable[ability];
  if (row === undefined) throw new RangeError(`no ability ${ability}`);
  const { anomaly } = row;
  play.state = withPlayer(play.state, seat, { abilities: abilities.toSpliced(at, 1) });
  const addition = { system, anomaly, source: ability, owner: String(seat) };
  play.state = { ...play.state, map: withAdditions(play.state.map, (before) => [...before, addition]) };
  emit(play, { type: "anomaly-placed", seat, system, anomaly, source: ability });
  return [{ task: "end" }];
}

type Additions = readonly { readonly [field: string]: string }[];

/** The map with other additions. */
export function withAdditions(
  map: SkirmishState["map"],
  change: (before: Additions) => Additions,
): SkirmishState["map"] {
  const given = typeof map === "object" && map !== null && !Array.isArray(map) ? map : {};
  const { additions = [] } = given as { readonly additions?: Additions };
  return { ...given, additions: change(additions) };
}

/** What an action, or a turn without one, ends with: the next player, or the next round. */
export const end = automatic<{ readonly task: "end" }>((play) => {
  play.state = { ...play.state, tactical: null };
  const { players, turn: seat } = play.state;
  const count = players.length;
  const order = Array.from({ length: count }, (_, at) => (seat + 1 + at) % count);
  const next = order.find((other) => !players[other]?.hasPassed);
  if (next === undefined) return endRound(play);
  play.state = { ...play.state, turn: next };
  return [{ task: "turn" }];
});

/** Tokens return, planets bring their resources, what is damaged is repaired. */
function endRound(play: Play): readonly Task[] {
  const { state, rules } = play;
  const scores = state.players.map((_, seat) => scoreOf(state, seat));
  emit(play, { type: "round-ended", round: state.round, scores });
  const players = state.players.map(({ exhausted: _, ...player }, seat) => ({
    ...player,
    tactic: rules.tactics,
    tokens: [],
    hasPassed: false,
    treasury: player.treasury + incomeOf(state, seat),
  }));
  const round = state.round + 1;
  play.state = repaired({ ...state, players, round, turn: (round - 1) % players.length });
  return round > rules.rounds ? [] : [{ task: "turn" }];
}

function repaired(state: SkirmishState): SkirmishState {
  let after = state;
  for (const [system, forces] of Object.entries(state.space))
    for (const [seat, { units }] of Object.entries(forces))
      after = withSpace(after, system, Number(seat), { units, damaged: {} });
  for (const [planet, { force }] of Object.entries(state.planets))
    after = withPlanet(after, planet, { force: { units: force.units, damaged: {} } });
  return after;
}
