import { defineGame, type Next, ok, RulesError } from "@umpire/kernel";
import { presets } from "./data/presets.ts";
import { judge } from "./judge.ts";
import { legalActions, sampleAction } from "./legal.ts";
import { readAction, readOptions, readRules, readState } from "./read.ts";
import { perform } from "./resolve.ts";
import { setUp } from "./setup.ts";
import type { TacticsEvent } from "./shape.ts";
import { seatOf, type Tactics, type TacticsRules, type TacticsState } from "./shape.ts";

/** 5x5 Tactics with Buff System V1: RULES.md. Open information, one seat at a time. */
export const tactics = defineGame<Tactics>({
  id: "tactics",
  edition: 1,
  maxDecisions: 20_000,
  presets,
  schema: { options: readOptions, rules: readRules, state: readState, action: readAction },
  seats: 2,
  open: true,
  prepare(options, rules) {
    const begun = setUp(options, rules);
    return begun.ok ? ok({ state: begun.value, events: [] }) : begun;
  },
  next,
  // Only the seat of the current player is awaited, so an action for the other player is out of turn.
  check(view, _seat, action, rules) {
    const verdict = judge(view, action, rules);
    return "refusal" in verdict ? verdict.refusal : null;
  },
  legal: (view, _seat, rules) => legalActions(view, rules),
  sample: (view, _seat, rng, rules) => sampleAction(view, rules, rng),
  defaultAction: ({ currentPlayer }) => ({
    type: "END_TURN",
    playerId: currentPlayer,
    targetPosition: null,
    targetUnitId: null,
  }),
  resolve(state, chosen, _rng, rules) {
    const verdict = judge(state, chosen(seatOf(state.currentPlayer)), rules);
    if ("refusal" in verdict) throw new RulesError(`refused: ${verdict.refusal.code}`);
    const events: TacticsEvent[] = [];
    return { state: perform(state, verdict.action, rules, events), events };
  },
});

function next({ gameOver, winner, currentPlayer, turn }: TacticsState, { turnCap }: TacticsRules): Next {
  if (!gameOver) return { awaiting: [seatOf(currentPlayer)], step: "turn" };
  if (winner !== null) return { over: { winners: [seatOf(winner)], reason: "last-side-standing" } };
  const capped = turnCap !== null && turn !== undefined && turn >= turnCap;
  return { over: { winners: [], reason: capped ? "turn-cap" : "double-fall" } };
}
