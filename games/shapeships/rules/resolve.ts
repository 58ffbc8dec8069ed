import { type Rng, RulesError, type Seat, type Step } from "@umpire/kernel";
import type { Pack } from "../pack/pack.ts";
import { amendPlayer } from "./amend.ts";
import { generateEnergy, openDeclarations, openResponses, strikeFirst } from "./battle.ts";
import { complete, generateLines, listMakers, openDrawing, rollDice } from "./build.ts";
import { type PhaseStep, phaseOf } from "./phases.ts";
import { cleanUp, judgeOutcome, settle } from "./settlement/settle.ts";
import type {
  BattleOrder,
  Drawing,
  Pair,
  Player,
  ShapeshipsAction,
  ShapeshipsEvent,
  ShapeshipsState,
  Side,
} from "./shape.ts";
import { decidersOf, pass, saveAll } from "./windows.ts";

type At<S> = ShapeshipsState & { readonly step: S };

/** What a step is given: who chose what, chance, the rules, and a list to write events to. */
type Deal = {
  readonly chosen: (seat: Seat) => ShapeshipsAction;
  readonly rng: Rng;
  readonly pack: Pack;
  readonly events: ShapeshipsEvent[];
};

/** What happens in each step. Health is written in one of them (C2). */
const perform: { readonly [S in PhaseStep]: (state: At<S>, deal: Deal) => ShapeshipsState } = {
  dice_roll: (state, { rng, pack, events }) => rollDice(state, rng, pack, events),
  line_generation: (state, { pack, events }) => generateLines(state, pack, events),
  ships_that_build: (state, { pack, events }) => listMakers(state, pack, events),
  drawing: (state, deal) => openDrawing(state, openBoth(state, deal, asDrawing, saveAll).orders),
  completion: (state, { pack, events }) => complete(state, pack, events),
  energy_generation: (state, { pack, events }) => generateEnergy(state, pack, events),
  first_strike: (state, { pack, events }) => strikeFirst(state, pack, events),
  simultaneous_declaration: (state, deal) => {
    const { orders, automatic } = openBoth(state, deal, asBattleOrder, pass);
    return openDeclarations(state, orders, automatic, deal.pack, deal.events);
  },
  conditional_response: (state, deal) => {
    const { orders, automatic } = openBoth(state, deal, asBattleOrder, pass);
    return openResponses(state, orders, automatic, deal.pack, deal.events);
  },
  settlement: (state, { pack, events }) => settle(state, pack, events),
  outcome: (state, { pack, events }) => judgeOutcome(state, pack, events),
  cleanup: (state, { events }) => cleanUp(state, events),
};

/** One step of a turn, or the choice of factions before the first. */
export function resolveStep(
  state: ShapeshipsState,
  chosen: (seat: Seat) => ShapeshipsAction,
  rng: Rng,
  pack: Pack,
): Step<ShapeshipsState, ShapeshipsEvent> {
  const events: ShapeshipsEvent[] = [];
  const deal: Deal = { chosen, rng, pack, events };
  const after = state.step === null ? chooseFactions(state, deal) : performStep(state.step, state, deal);
  return { state: after, events };
}

function performStep<S extends PhaseStep>(step: S, state: ShapeshipsState, deal: Deal): ShapeshipsState {
  const { turn, players } = state;
  const health: Pair<number> = [players[0].health, players[1].health];
  deal.events.push({ type: "step", turn, phase: phaseOf(step), step, health });
  return perform[step](state as At<S>, deal);
}

/** The only way to an order: both of them, or none (C3). A player with nothing to decide has passed (R24). */
export function openBoth<Order>(
  state: ShapeshipsState,
  { chosen, pack }: Pick<Deal, "chosen" | "pack">,
  read: (action: ShapeshipsAction) => Order,
  passed: Order,
): { readonly orders: Pair<Order>; readonly automatic: Pair<boolean> } {
  const asked = decidersOf(state, pack);
  const automatic: Pair<boolean> = [!asked.includes(0), !asked.includes(1)];
  const open = (side: Side) => (automatic[side] ? passed : read(chosen(side)));
  return { orders: [open(0), open(1)], automatic };
}

function asDrawing(action: ShapeshipsAction): Drawing {
  if ("basics" in action) return action;
  throw new RulesError("this is no drawing order");
}

function asBattleOrder(action: ShapeshipsAction): BattleOrder {
  if ("charges" in action) return action;
  throw new RulesError("this is no battle order");
}

function chooseFactions(state: ShapeshipsState, { chosen, events }: Deal): ShapeshipsState {
  const factions: Pair<string> = [asFaction(chosen(0)), asFaction(chosen(1))];
  events.push({ type: "factions-chosen", factions });
  return withFactions(state, factions);
}

function asFaction(action: ShapeshipsAction): string {
  if ("faction" in action) return action.faction;
  throw new RulesError("this is no choice of a faction");
}

/** The first turn begins. */
export function withFactions(state: ShapeshipsState, [north, south]: Pair<string>): ShapeshipsState {
  const players: Pair<Player> = [
    amendPlayer(state.players[0], { faction: north }),
    amendPlayer(state.players[1], { faction: south }),
  ];
  return { ...state, status: "playing", step: "dice_roll", players };
}
