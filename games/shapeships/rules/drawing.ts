import { RulesError } from "@umpire/kernel";
import { definitionOf, entriesOf, findShip } from "../pack/catalogue.ts";
import { MOST_SHIPS } from "../pack/data/limits.ts";
import type { Basic, Pack, ShipDefinition, Upgraded } from "../pack/pack.ts";
import { amendPlayer, recharged } from "./amend.ts";
import type { Drawing, LiveShip, Player, ShapeshipsRefusal, Side, Wreck } from "./shape.ts";

/** What a drawing order comes to: the player after it, what completes, and what was consumed. */
export type DrawingPlan = {
  readonly player: Player;
  readonly completed: readonly LiveShip[];
  readonly consumed: readonly LiveShip[];
  /** Lines of either kind that the saving cap takes away. */
  readonly lost: number;
};

/** A drawing order while it is carried out: it takes effect as a whole or not at all. */
type Board = {
  readonly side: Side;
  readonly turn: number;
  readonly pack: Pack;
  readonly player: Player;
  readonly ships: LiveShip[];
  readonly completed: LiveShip[];
  readonly consumed: LiveShip[];
  /** The ids of definitions whose limit the order has to keep. */
  readonly limited: Set<string>;
  spent: number;
  joiningSpent: number;
  serial: number;
};

/** Carries an order out that has been found legal. */
export function drawn(player: Player, side: Side, turn: number, order: Drawing, pack: Pack): DrawingPlan {
  const plan = planDrawing(player, side, turn, order, pack);
  if ("code" in plan) throw new RulesError(`a drawing order was not legal: ${plan.code}`);
  return plan;
}

/** What the order comes to, or why it is refused as a whole: makers, basics, conversions, upgrades, in this order. */
export function planDrawing(
  player: Player,
  side: Side,
  turn: number,
  order: Drawing,
  pack: Pack,
): DrawingPlan | ShapeshipsRefusal {
  const board: Board = {
    side,
    turn,
    pack,
    player,
    ships: [...player.ships],
    // A copy that has arrived completes with what is drawn (R21).
    completed: player.ships.filter(({ born, origin }) => born === turn && origin === "copied"),
    consumed: [],
    limited: new Set(),
    spent: 0,
    joiningSpent: 0,
    serial: player.serial,
  };
  return (
    makeAll(board, order) ??
    drawBasics(board, order) ??
    convertAll(board, order) ??
    upgradeAll(board, order) ??
    checkLimits(board) ??
    finished(board)
  );
}

function makeAll(board: Board, { makers }: Drawing): ShapeshipsRefusal | null {
  const used = new Set<string>();
  for (const { ship: id, makes } of makers) {
    if (used.has(id)) return { code: "named-twice", rule: "S8", ship: id };
    used.add(id);
    const refusal = makeOne(board, id, makes);
    if (refusal !== null) return refusal;
  }
  return null;
}

function makeOne(board: Board, id: string, makes: string): ShapeshipsRefusal | null {
  const at = board.ships.findIndex((each) => each.id === id);
  const ship = board.ships[at];
  if (ship === undefined) return absentShip(board.player, board.side, id);
  const power = definitionOf(board.pack, ship.ship).powers.find((each) => each.when === "maker");
  if (power === undefined) return { code: "not-a-maker", rule: "S5", ship: id };
  if (ship.born >= board.turn) return { code: "too-young", rule: "R11", ship: id };
  if (!power.makes.includes(makes)) return { code: "cannot-make", rule: "S5", ship: id, makes };
  if (power.costsCharge && ship.charges === 0) return { code: "no-charges", rule: "S8", ship: id };
  const crowd = refuseCrowd(board, 1);
  if (crowd !== null) return crowd;
  if (power.costsCharge) board.ships[at] = recharged(ship, ship.charges - 1);
  enter(board, definitionOf(board.pack, makes), "made", id, null);
  return null;
}

function drawBasics(board: Board, { basics }: Drawing): ShapeshipsRefusal | null {
  for (const { ship, count, number } of basics) {
    const definition = findShip(board.pack, ship);
    if (definition === undefined) return { code: "unknown-ship", rule: "S6", ship };
    if (definition.kind !== "basic") return { code: "not-a-basic", rule: "S6", ship };
    const barred = foreign(board, definition) ?? wrongNumber(definition, number);
    if (barred !== null) return barred;
    board.spent += definition.cost * count;
    if (board.spent > board.player.lines) return tooDear(board);
    const crowd = refuseCrowd(board, count);
    if (crowd !== null) return crowd;
    board.limited.add(ship);
    for (let made = 0; made < count; made += 1) enter(board, definition, "drawn", null, number ?? null);
  }
  return null;
}

function convertAll(board: Board, { conversions }: Drawing): ShapeshipsRefusal | null {
  const used = new Set<string>();
  for (const { ship: id } of conversions) {
    const at = board.ships.findIndex((each) => each.id === id);
    const ship = board.ships[at];
    if (ship === undefined) return absentShip(board.player, board.side, id);
    const power = definitionOf(board.pack, ship.ship).powers.find((each) => each.when === "conversion");
    if (power === undefined) return { code: "not-convertible", rule: "S5", ship: id };
    if (used.has(id)) return { code: "named-twice", rule: "S8", ship: id };
    used.add(id);
    board.spent += power.lines;
    if (board.spent > board.player.lines) return tooDear(board);
    const { charges } = definitionOf(board.pack, power.into);
    board.ships[at] = { ...ship, ship: power.into, charges, origin: "converted" };
  }
  return null;
}

function upgradeAll(board: Board, { upgrades }: Drawing): ShapeshipsRefusal | null {
  // All named components are reserved before others are picked: an upgrade must not use what a later one names.
  const named = new Set(upgrades.flatMap(({ components = [] }) => components));
  for (const { ship, components = [] } of upgrades) {
    const definition = findShip(board.pack, ship);
    if (definition === undefined) return { code: "unknown-ship", rule: "S6", ship };
    if (definition.kind !== "upgraded") return { code: "not-an-upgrade", rule: "S7", ship };
    const barred =
      foreign(board, definition) ??
      consume(board, definition, components, named) ??
      payJoining(board, definition.joining);
    if (barred !== null) return barred;
    board.limited.add(ship);
    enter(board, definition, "drawn", null, null);
  }
  return null;
}

/** Takes the components out of play: those that it names, then the newest that nobody names and that have no charges. */
function consume(
  board: Board,
  { id: ship, components }: Upgraded,
  chosen: readonly string[],
  named: ReadonlySet<string>,
): ShapeshipsRefusal | null {
  const isFree = ({ id, charges }: LiveShip) => charges === 0 && !named.has(id);
  const needed = new Map(entriesOf(components));
  for (const id of chosen) {
    const found = board.ships.find((each) => each.id === id);
    if (found === undefined) return absentShip(board.player, board.side, id);
    const left = needed.get(found.ship) ?? 0;
    if (left === 0) return { code: "not-a-component", rule: "S7", ship, component: id };
    if (found.charges > 0) return { code: "component-charged", rule: "S7", ship, component: id };
    needed.set(found.ship, left - 1);
    takeAway(board, found);
  }
  for (const [component, count] of needed) {
    for (let left = count; left > 0; left -= 1) {
      const found = board.ships.findLast((each) => each.ship === component && isFree(each));
      if (found === undefined) return missing(board, ship, component);
      takeAway(board, found);
    }
  }
  return null;
}

function missing(board: Board, ship: string, component: string): ShapeshipsRefusal {
  const charged = board.ships.some((each) => each.ship === component && each.charges > 0);
  return { code: charged ? "component-charged" : "missing-component", rule: "S7", ship, component };
}

function takeAway(board: Board, ship: LiveShip): void {
  board.ships.splice(board.ships.indexOf(ship), 1);
  board.consumed.push(ship);
}

/** Joining lines pay it first; ordinary lines fill in. */
function payJoining(board: Board, price: number): ShapeshipsRefusal | null {
  const joining = Math.min(price, board.player.joining - board.joiningSpent);
  board.joiningSpent += joining;
  board.spent += price - joining;
  return board.spent > board.player.lines ? tooDear(board) : null;
}

/** Limits hold for the fleet after the whole order, and for ships that were drawn. */
function checkLimits({ limited, pack, ships }: Board): ShapeshipsRefusal | null {
  for (const ship of limited) {
    const { max } = definitionOf(pack, ship);
    if (max === null) continue;
    const count = ships.filter((each) => each.ship === ship && each.origin === "drawn").length;
    if (count > max) return { code: "too-many", rule: "S6", ship, most: max };
  }
  return null;
}

/** What is left is saved: ordinary lines first, up to the cap that both kinds share. */
function finished({ player, ships, completed, consumed, spent, joiningSpent, serial, turn, pack }: Board): DrawingPlan {
  const lines = Math.min(player.lines - spent, pack.savingCap);
  const joining = Math.min(player.joining - joiningSpent, pack.savingCap - lines);
  const wrecks = consumed.map(({ id, ship }): Wreck => ({ id, ship, fate: "consumed", turn }));
  const after = amendPlayer(player, {
    lines,
    joining,
    serial,
    ships,
    wrecks: wrecks.length === 0 ? player.wrecks : [...player.wrecks, ...wrecks],
  });
  const lost = player.lines - spent - lines + (player.joining - joiningSpent - joining);
  return { player: after, completed, consumed, lost };
}

/** No fleet is larger, at no moment of an order; an upgrade takes more away than it brings. */
function refuseCrowd({ ships }: Board, more: number): ShapeshipsRefusal | null {
  const after = ships.length + more;
  return after > MOST_SHIPS ? { code: "fleet-full", rule: "S26", ships: after, most: MOST_SHIPS } : null;
}

/** A ship comes into play, and will complete. */
function enter(
  board: Board,
  { id: ship, charges }: ShipDefinition,
  origin: "drawn" | "made",
  maker: string | null,
  number: number | null,
): void {
  board.serial += 1;
  const id = shipId(board.side, board.serial);
  const entered: LiveShip = { id, ship, charges, born: board.turn, origin, maker, number };
  board.ships.push(entered);
  board.completed.push(entered);
}

/** The first controller of the ship, and its number among that player's ships. */
export const shipId = (side: Side, serial: number) => `${side === 0 ? "N" : "S"}${serial}`;

/** Why a ship that an order names cannot be used: it never was, is no more, or is not one's own. */
export function absentShip({ wrecks, serial }: Player, side: Side, id: string): ShapeshipsRefusal {
  if (wrecks.some((each) => each.id === id)) return { code: "ship-destroyed", rule: "S8", ship: id };
  const isUnborn = id.startsWith(side === 0 ? "N" : "S") && Number(id.slice(1)) > serial;
  return { code: isUnborn ? "ship-not-in-play" : "ship-not-yours", rule: "S8", ship: id };
}

function foreign({ player }: Board, { id, faction }: ShipDefinition): ShapeshipsRefusal | null {
  return faction === player.faction ? null : { code: "other-faction", rule: "S6", ship: id, faction };
}

function wrongNumber({ id, chooses }: Basic, number: number | undefined): ShapeshipsRefusal | null {
  if (chooses === null) return number === undefined ? null : { code: "number-unexpected", rule: "S6", ship: id };
  const fits = number !== undefined && number <= chooses;
  return fits ? null : { code: "number-required", rule: "S6", ship: id, highest: chooses };
}

const tooDear = ({ spent, player }: Board): ShapeshipsRefusal => ({
  code: "not-enough-lines",
  rule: "S3",
  needed: spent,
  lines: player.lines,
});
