import { canonical, pointer } from "@umpire/kernel";
import { findShip } from "../pack/catalogue.ts";
import type { Pack } from "../pack/pack.ts";
import { actionsIn } from "../rules/amounts.ts";
import { type PhaseStep, steps } from "../rules/phases.ts";
import { effectId, ownerOf } from "../rules/settlement/ledger.ts";
import { verdictOf } from "../rules/settlement/settle.ts";
import { setUp } from "../rules/setup.ts";
import type { LiveShip, Player, ShapeshipsState, TriggeredEffect, TurnData, Wreck } from "../rules/shape.ts";

/** Where a state cannot be as it is, and why. */
type Odd = { readonly path: string; readonly problem: string };
const odd = (path: string, problem: string): Odd => ({ path, problem });

/** What no single field of a stored state shows: that no duel under this pack ever rests in it. */
export function contradiction(state: ShapeshipsState, pack: Pack): Odd | null {
  const { status, step, outcome, turn } = state;
  if ((status === "playing") !== (step !== null)) return odd("/step", "a duel is at a step exactly while it is played");
  if ((status === "finished") !== (outcome !== null)) return odd("/outcome", "there exactly when the duel is finished");
  if (step !== null && steps[step].isAutomatic) return odd("/step", "nothing ever rests in an automatic step");
  if (status === "choosing_factions") return oddBeginning(state, pack);
  if (turn > pack.turnCap) return odd("/turn", `the last turn is ${pack.turnCap}`);
  return oddHealth(state, pack) ?? oddPlayers(state, pack) ?? oddTurn(state, pack);
}

/** Before factions are chosen nothing has happened. */
function oddBeginning(state: ShapeshipsState, pack: Pack): Odd | null {
  const begun = setUp({ factions: null }, pack);
  if (!begun.ok || begun.value.state.status !== state.status) return odd("/status", "there is but one faction");
  for (const field of ["turn", "players", "turnData"] as const) {
    if (canonical(state[field]) !== canonical(begun.value.state[field]))
      return odd(`/${field}`, "nothing happens before factions are chosen");
  }
  return null;
}

/** Health is above zero for as long as a duel is played, and at its end it is what the outcome says. */
function oddHealth({ status, players, outcome, turn }: ShapeshipsState, pack: Pack): Odd | null {
  if (status === "finished") {
    const verdict = verdictOf([players[0].health, players[1].health], turn, pack);
    const fits = verdict !== null && outcome?.result === verdict.result && outcome.winner === verdict.winner;
    return fits ? null : odd("/outcome", "health says otherwise");
  }
  const out = players.findIndex(({ health }) => health <= 0);
  return out === -1 ? null : odd(`/players/${out}/health`, "who is at zero or below is out");
}

function oddPlayers({ players, turn, step }: ShapeshipsState, pack: Pack): Odd | null {
  const seen = new Set<string>();
  for (const [side, player] of players.entries()) {
    const path = `/players/${side}`;
    if (players.some((each) => highest(each, side) > player.serial)) return odd(`${path}/serial`, "too low");
    const trouble =
      oddEnergy(player, pack, path) ??
      firstOdd(player.wrecks, (wreck) => oddWreck(wreck, seen, turn, step, pack), `${path}/wrecks`) ??
      firstOdd(player.ships, (ship) => oddShip(ship, seen, turn, step, pack), `${path}/ships`);
    if (trouble !== null) return trouble;
  }
  return null;
}

/** The first of a list about which anything is odd; its path continues the list's. */
function firstOdd<T>(list: readonly T[], judge: (each: T) => Odd | null, path: string): Odd | null {
  for (const [at, each] of list.entries()) {
    const trouble = judge(each);
    if (trouble !== null) return odd(`${path}/${at}${trouble.path}`, trouble.problem);
  }
  return null;
}

function oddEnergy({ faction, energy }: Player, { factions, energyCap }: Pack, path: string): Odd | null {
  const colours = factions.find(({ id }) => id === faction)?.colours;
  if (colours === undefined) return odd(`${path}/faction`, "no faction of this pack");
  for (const [colour, held] of Object.entries(energy)) {
    const at = pointer(`${path}/energy`, colour);
    if (!colours.includes(colour)) return odd(at, "no colour of this faction");
    if (held > energyCap) return odd(at, `nobody keeps more than ${energyCap}`);
  }
  return null;
}

function oddWreck(
  { id, ship, turn: when }: Wreck,
  seen: Set<string>,
  turn: number,
  step: PhaseStep | null,
  pack: Pack,
) {
  if (findShip(pack, ship) === undefined) return odd("/ship", "no ship of this pack");
  const last = step === "drawing" ? turn - 1 : turn;
  return when < 1 || when > last ? odd("/turn", "no ship can have been lost then") : oddId(id, seen);
}

function oddShip(ship: LiveShip, seen: Set<string>, turn: number, step: PhaseStep | null, pack: Pack): Odd | null {
  const definition = findShip(pack, ship.ship);
  if (definition === undefined) return odd("/ship", "no ship of this pack");
  if (ship.charges > definition.charges) return odd("/charges", "more charges than it ever had");
  const chooses = definition.kind === "basic" ? definition.chooses : null;
  if (chooses !== null && (ship.number === null || ship.number < 1 || ship.number > chooses))
    return odd("/number", `a number from 1 to ${chooses}`);
  // Of this turn, before anything has been drawn in it, are arrived copies alone.
  const last = step === "drawing" && ship.origin !== "copied" ? turn - 1 : turn;
  return ship.born < 1 || ship.born > last ? odd("/born", "no ship can have been born then") : oddId(ship.id, seen);
}

function oddId(id: string, seen: Set<string>): Odd | null {
  if (seen.has(id)) return odd("/id", "another ship has this id");
  seen.add(id);
  return null;
}

/** The highest number of a ship that this side brought into play, in a fleet or among its wrecks. */
function highest({ ships, wrecks }: Player, side: number): number {
  const letter = side === 0 ? "N" : "S";
  return [...ships, ...wrecks].reduce(
    (most, { id }) => (id.startsWith(letter) ? Math.max(most, Number(id.slice(1))) : most),
    0,
  );
}

function oddTurn(state: ShapeshipsState, pack: Pack): Odd | null {
  const { turnData, step } = state;
  const trouble =
    oddRoll(turnData, pack) ??
    firstOdd(turnData.arriving, (each) => oddArrival(each, pack), "/arriving") ??
    (step === "drawing" ? oddDrawing(turnData) : oddWindows(turnData, step)) ??
    oddEffects(state);
  return trouble === null ? null : odd(`/turnData${trouble.path}`, trouble.problem);
}

function oddRoll({ roll }: TurnData, { die }: Pack): Odd | null {
  if (roll === null) return odd("/roll", "every turn begins with a roll");
  const faces = [roll.base, ...roll.reads, ...(roll.extra === null ? [] : [roll.extra])];
  return faces.every((face) => face >= 1 && face <= die) ? null : odd("/roll", `the die has ${die} faces`);
}

/** While both draw, nothing of this turn is public but the dice and the lines. */
function oddDrawing(turnData: TurnData): Odd | null {
  for (const field of ["drawing", "declaration", "response"] as const) {
    if (turnData[field] !== null) return odd(`/${field}`, "not open before both have drawn");
  }
  for (const field of ["acted", "triggeredEffects", "arriving"] as const) {
    if (turnData[field].length > 0) return odd(`/${field}`, "nothing happens before both have drawn");
  }
  return null;
}

/** Which orders are open by now; the response is there exactly after an action (C3). */
function oddWindows({ drawing, declaration, response }: TurnData, step: PhaseStep | null): Odd | null {
  if (drawing === null) return odd("/drawing", "both have drawn by now");
  if (step === "simultaneous_declaration") {
    if (declaration !== null) return odd("/declaration", "not open before both have declared");
    return response === null ? null : odd("/response", "not open before both have declared");
  }
  if (declaration === null) return odd("/declaration", "both have declared by now");
  const hasAction = declaration.some((order) => actionsIn(order) > 0);
  if (step === null)
    return hasAction === (response !== null) ? null : odd("/response", "there exactly after an action");
  if (!hasAction) return odd("/declaration", "without an action there is no response");
  return response === null ? null : odd("/response", "not open before both have responded");
}

/** The ledger as the turn has filled it: of this turn, numbered for each player, and of what has happened so far. */
function oddEffects({ turn, players, turnData: { triggeredEffects, declaration } }: ShapeshipsState): Odd | null {
  const known = new Set(players.flatMap(({ ships, wrecks }) => [...ships, ...wrecks].map(({ id }) => id)));
  const serials: [number, number] = [0, 0];
  const judge = (effect: TriggeredEffect): Odd | null => {
    const side = ownerOf(effect);
    serials[side] += 1;
    if (effect.id !== effectId(turn, side, serials[side])) return odd("/id", "not the next of its player in this turn");
    if (isOrdered(effect) && declaration === null) return odd("/cause", "nothing was declared yet");
    return oddSource(effect, known);
  };
  return firstOdd(triggeredEffects, judge, "/triggeredEffects");
}

const isOrdered = ({ cause }: TriggeredEffect) => cause === "charge" || cause === "solar_power";

function oddSource({ cause, ship, triggeredAt }: TriggeredEffect, known: ReadonlySet<string>): Odd | null {
  if (triggeredAt !== (cause === "completion" ? "build_phase" : "battle_phase"))
    return odd("/triggeredAt", "it triggers in the other stage");
  if ((ship === null) !== (cause === "solar_power")) return odd("/ship", "all but a solar power come from a ship");
  return ship === null || known.has(ship) ? null : odd("/ship", "there is no such ship, and never was");
}

function oddArrival({ ship, charges }: TurnData["arriving"][number], pack: Pack): Odd | null {
  const definition = findShip(pack, ship);
  if (definition === undefined) return odd("/ship", "no ship of this pack");
  return charges > definition.charges ? odd("/charges", "more charges than it ever had") : null;
}
