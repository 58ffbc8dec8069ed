import { type Refusal, type Rng, RulesError, rngFrom, type Seat, withRolls } from "@umpire/kernel";
import { definitionOf } from "../pack/catalogue.ts";
import type { Pack } from "../pack/pack.ts";
import { newTurn } from "./amend.ts";
import { storedHealth } from "./doors.ts";
import { shapeships } from "./game.ts";
import { type PhaseStep, steps } from "./phases.ts";
import type { ShapeshipsEvent } from "./shape.ts";
import {
  type BattleOrder,
  type ChargeAction,
  type Drawing,
  type LiveShip,
  type Pair,
  type Player,
  type Settlement,
  type ShapeshipsAction,
  type ShapeshipsState,
  type Side,
  type SolarAction,
  sideOf,
  sides,
  type TurnData,
} from "./shape.ts";
import { toys } from "./toys.fixture.ts";
import { pass, saveAll } from "./windows.ts";

type ShipSpec = string | ({ readonly ship: string } & Partial<LiveShip>);
type SideSpec = {
  readonly ships?: readonly ShipSpec[];
  readonly health?: number;
  readonly lines?: number;
  readonly joining?: number;
  readonly amber?: number;
  readonly faction?: string;
};

const north: Side = 0;

/** A state at a step of turn 3: ships get the ids N1, N2, … and S1, S2, … as they are listed, built in turn 1. */
export function duel(
  step: PhaseStep,
  [one, two]: Pair<SideSpec>,
  { pack = toys, turn = 3, turnData = newTurn }: { pack?: Pack; turn?: number; turnData?: TurnData } = {},
): ShapeshipsState {
  const roll = { base: 4, reads: [4, 4], extra: null } as const;
  return {
    status: "playing",
    turn,
    step,
    players: [playerOf("N", one, pack), playerOf("S", two, pack)],
    turnData: step === "dice_roll" ? turnData : { ...turnData, roll: turnData.roll ?? roll },
    outcome: null,
  };
}

function playerOf(letter: string, spec: SideSpec, pack: Pack): Player {
  const { ships = [], health = pack.health, lines = 0, joining = 0, amber = 0, faction = "toy" } = spec;
  const fleet = ships.map((each, at): LiveShip => {
    const given = typeof each === "string" ? { ship: each } : each;
    const { charges } = definitionOf(pack, given.ship);
    return { id: `${letter}${at + 1}`, charges, born: 1, origin: "drawn", maker: null, number: null, ...given };
  });
  const energy = amber === 0 ? {} : { amber };
  return {
    ...{ faction, health: storedHealth(health), lines, joining, energy, ships: fleet, wrecks: [] },
    serial: ships.length,
  };
}

export const draw = (...ships: readonly string[]): Drawing => ({
  ...saveAll,
  basics: ships.map((ship) => ({ ship, count: 1 })),
});
export const charges = (...list: readonly ChargeAction[]): BattleOrder => ({ ...pass, charges: list });
export const solar = (...list: readonly SolarAction[]): BattleOrder => ({ ...pass, solarPowers: list });
export const fire = (ship: string, effect: string, target?: string): ChargeAction => ({
  ship,
  effect,
  ...(target !== undefined && { target }),
});

export type Played = { readonly state: ShapeshipsState; readonly events: readonly ShapeshipsEvent[] };

/** Every die shows 4 unless a test says otherwise. */
const fours = rngFrom(() => 3);

/**
 * Plays on from a state as the kernel does: step by step under the monitor, each decision checked first; until somebody
 * must decide, or a step.
 */
export function play(
  from: ShapeshipsState,
  decisions: readonly Pair<ShapeshipsAction>[],
  { pack = toys, rolls, until }: { pack?: Pack; rolls?: readonly number[]; until?: PhaseStep } = {},
): Played {
  const run = (rng: Rng) => playOn(from, decisions, pack, rng, until);
  return rolls === undefined ? run(fours) : withRolls(rolls, run);
}

function playOn(
  from: ShapeshipsState,
  decisions: readonly Pair<ShapeshipsAction>[],
  pack: Pack,
  rng: Rng,
  until: PhaseStep | undefined,
): Played {
  const left = [...decisions];
  const events: ShapeshipsEvent[] = [];
  let state = from;
  while (until === undefined || state.step !== until) {
    const next = shapeships.next(state, pack);
    const pair = isSealed(state) ? left.shift() : undefined;
    if ("over" in next || ("awaiting" in next && pair === undefined)) break;
    if (pair !== undefined) mustBeLegal(state, "awaiting" in next ? next.awaiting : [], pair, pack);
    const after = oneStep(state, pair, pack, rng);
    events.push(...after.events);
    state = after.state;
  }
  if (left.length > 0) throw new Error(`${left.length} decisions were never asked for`);
  return { state, events };
}

const isSealed = ({ step }: ShapeshipsState) => step !== null && !steps[step].isAutomatic;

/** Who is not awaited can only have passed. */
function mustBeLegal(state: ShapeshipsState, seats: readonly Seat[], pair: Pair<ShapeshipsAction>, pack: Pack): void {
  for (const side of sides) {
    const refusal = shapeships.check(state, side, pair[side], pack);
    if (refusal !== null) throw new Refused(refusal);
    const isPass = pair[side] === pass || pair[side] === saveAll;
    if (!seats.includes(side) && !isPass) throw new Error(`side ${side} has nothing to decide in ${state.step}`);
  }
}

/** One step under the monitor. */
export function oneStep(
  state: ShapeshipsState,
  pair: Pair<ShapeshipsAction> | undefined,
  pack: Pack = toys,
  rng: Rng = fours,
): Played {
  const chosen = (seat: number) => pair?.[sideOf(seat)] ?? pass;
  const after = shapeships.resolve(state, chosen, rng, pack);
  const broken = shapeships.invariant?.(state, after.state, after.events) ?? null;
  if (broken !== null) throw new RulesError(broken.message, broken);
  return after;
}

/** A decision of a test that the rules refuse. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(JSON.stringify(refusal));
    this.refusal = refusal;
  }
}

/** Why the rules refuse an action of North's in this state, or null. */
export function refusalOf(state: ShapeshipsState, action: ShapeshipsAction, pack: Pack = toys, side = north) {
  return shapeships.check(state, side, action, pack);
}

/** The first settlement that was played. */
export function settlementOf({ events }: Played): Pair<Settlement> {
  for (const event of events) if (event.type === "settled") return event.players;
  throw new Error("nothing was settled");
}

/** Both players' health after the first settlement that was played. */
export const healthAfter = (played: Played): Pair<number> => {
  const [one, two] = settlementOf(played);
  return [one.health, two.health];
};

/** The definitions of a player's ships. */
export const fleetOf = ({ state }: Pick<Played, "state">, side: Side): readonly string[] =>
  state.players[side].ships.map(({ ship }) => ship);

export const shipOf = ({ state }: Pick<Played, "state">, id: string): LiveShip | undefined =>
  state.players.flatMap(({ ships }) => ships).find((ship) => ship.id === id);

/** The names of the steps that were taken. */
export const stepsOf = ({ events }: Pick<Played, "events">): readonly PhaseStep[] =>
  events.flatMap((event) => (event.type === "step" ? [event.step] : []));

export const passes: Pair<BattleOrder> = [pass, pass];
