import type { Words } from "@umpire/kernel";
import type { BattleOrder, Drawing, Energy, Reason, SettledRow, Settlement, Shapeships, Side } from "../rules/shape.ts";
import { formatColumns } from "./columns.ts";
import { listOf, naming } from "./naming.ts";

/** What the fleet is called. A pack of one's own is called by its ids. */
const names: { readonly [id: string]: string } = {
  lattice: "Lattice",
  corona: "Corona",
  strut: "Strut",
  gusset: "Gusset",
  caliper: "Caliper",
  scaffold: "Scaffold",
  winch: "Winch",
  keystone: "Keystone",
  drawbridge: "Drawbridge",
  counterfort: "Counterfort",
  mote: "Mote",
  prism: "Prism",
  lens: "Lens",
  cusp: "Cusp",
  burr: "Burr",
  nimbus: "Nimbus",
  corolla: "Corolla",
  umbra: "Umbra",
  flare: "Flare",
  halo: "Halo",
  refraction: "Refraction",
  shatter: "Shatter",
  amber: "amber",
  indigo: "indigo",
};

/** What codes are called; no id of a ship is looked up here, or a ship called `draw` would be. */
const codes: { readonly [code: string]: string } = {
  faction_choice: "choice of factions",
  build_phase: "Build Phase",
  battle_phase: "Battle Phase",
  end_of_turn_resolution: "End of Turn Resolution",
  dice_roll: "dice roll",
  line_generation: "line generation",
  ships_that_build: "ships that build",
  drawing: "drawing",
  completion: "completion",
  energy_generation: "energy generation",
  first_strike: "first strike",
  simultaneous_declaration: "declaration",
  conditional_response: "response",
  declaration: "declaration",
  response: "response",
  settlement: "settlement",
  outcome: "outcome",
  cleanup: "cleanup",
  win: "a knockout",
  narrow_win: "both knocked out, the higher health wins",
  draw: "both knocked out alike",
  turn_cap: "the last turn is over",
  dusk: "Dusk",
  keel: "keel",
  saved: "saved",
  damage: "damage",
  heal: "healing",
  destroy: "destroy",
  steal: "steal",
  copy: "copy",
  paired_destroy: "destroy a pair",
  other_ship: "other ships",
  other_copy: "others of its kind",
  type: "types controlled",
  enemy_type: "types of the other side",
  roll: "the roll",
  extra_roll: "the extra die",
  made_this_turn: "ships made this turn",
  declared_action: "actions the other side declared",
  energy_spent: "energy spent",
  missing_health: "health missing",
  spawned: "spawned",
  copied: "copied",
};

const terms = { ...codes, ...names };

const { term, name, source, sourceName, named } = naming(names, codes);
const seatName = (side: Side) => (side === 0 ? "North" : "South");

const why: { readonly [W in SettledRow["why"]]: string } = {
  persists: "queued: counts whatever became of its source",
  source_lives: "queued: its source lives",
  source_gone: "does not count: its source is gone",
  survived: "continuous: the ship has survived",
  dusk: "does not count: no healing after dusk",
  system: "the rules: dusk has fallen",
};

/** `5 + 4 other ships`; `6 for 3 actions` where each gives more, or not all of them count. */
function parts(because: readonly Reason[]): string {
  const said = because.flatMap((part) => {
    if (part.op === "base") return part.amount === 0 && because.length > 1 ? [] : [`${part.amount}`];
    const counted = part.count === undefined || part.count === part.amount ? "" : ` for ${part.count}`;
    return [`${part.amount}${counted} ${source(part.source)}`];
  });
  return because.length < 2 ? "" : ` (${said.join(" + ")})`;
}

function settlement(side: Side, { before, damage, healing, ceiling, health, rows }: Settlement): string {
  const head = `${seatName(side)}: ${before} − ${damage} damage + ${healing} healing = ${health}`;
  const capped = before - damage + healing > ceiling ? `, the ceiling being ${ceiling}` : "";
  const lines = rows.map(({ source: from, ship, type, counted, value, because, why: reason }) => [
    `${sourceName(from)}${ship === null ? "" : ` ${ship}`}`,
    term(type),
    `${value}`,
    "counts",
    `${counted}`,
    `${why[reason]}${parts(because)}`,
  ]);
  return [`${head}${capped}.`, ...(lines.length === 0 ? [] : [formatColumns(lines)])].join("\n");
}

function drawn({ basics, upgrades, makers, conversions }: Drawing): string {
  const items = [
    ...makers.map(({ ship, makes }) => `${ship} makes ${name(makes)}`),
    ...basics.map(({ ship, count, number }) => `${count} ${name(ship)}${number === undefined ? "" : ` (${number})`}`),
    ...conversions.map(({ ship }) => `converts ${ship}`),
    ...upgrades.map(({ ship }) => name(ship)),
  ];
  return listOf(items, "nothing");
}

function ordered({ charges, solarPowers }: BattleOrder): string {
  const items = [
    ...charges.map(({ ship, effect, target, own }) => [ship, term(effect), own, target].filter(Boolean).join(" ")),
    ...solarPowers.map(({ power, target, spend }) =>
      [name(power), spend, target].filter((each) => each !== undefined).join(" "),
    ),
  ];
  return listOf(items, "pass");
}

const energyOf = (energy: Energy) =>
  listOf(
    Object.entries(energy)
      .filter(([, amount]) => amount > 0)
      .map(([colour, amount]) => `${amount} ${name(colour)}`),
    "none",
  );

export const en: Words<Shapeships> = {
  terms,
  refusal: {
    violation: ({ problem, path }) => `${problem}\n(at ${path || "/"})`,
    "wrong-order": ({ step }) => `This is not an order for ${term(step)}.`,
    "unknown-faction": ({ faction, known }) =>
      `There is no faction ${faction}. There are: ${known.map(name).join(", ")}.`,
    "unknown-ship": ({ ship }) => `There is no ship ${ship} in this pack.`,
    "not-a-basic": ({ ship }) => `${name(ship)} is Upgraded: put it among the upgrades.`,
    "not-an-upgrade": ({ ship }) => `${name(ship)} is a Basic: put it among the basics.`,
    "other-faction": ({ ship, faction }) => `${name(ship)} belongs to ${name(faction)}.`,
    "not-enough-lines": ({ needed, lines }) =>
      `The order costs ${needed} ${needed === 1 ? "line" : "lines"}; there ${lines === 1 ? "is" : "are"} ${lines}. Nothing was drawn.`,
    "too-many": ({ ship, most }) => `After this order there would be more than ${most} ${name(ship)}.`,
    "fleet-full": ({ ships, most }) =>
      `Nobody has more than ${most} ships in play, and this order would bring it to ${ships}: draw, make or steal fewer.`,
    "missing-component": ({ ship, component }) => `${name(ship)} needs another ${name(component)}.`,
    "component-charged": ({ ship, component }) =>
      `${name(component)} still has charges; spend them before it goes into ${name(ship)}.`,
    "not-a-component": ({ ship, component }) => `${component} is no part of ${name(ship)}, or one too many.`,
    "number-required": ({ ship, highest }) => `Choose a number from 1 to ${highest} for ${name(ship)}.`,
    "number-unexpected": ({ ship }) => `No number is chosen for ${name(ship)}.`,
    "not-a-maker": ({ ship }) => `${ship} does not build ships.`,
    "cannot-make": ({ ship, makes }) => `${ship} cannot make ${name(makes)}.`,
    "not-convertible": ({ ship }) => `${ship} cannot be converted.`,
    "too-young": ({ ship }) => `${ship} was built this turn; it builds from the next one on.`,
    "no-charges": ({ ship }) => `${ship} has no charges left.`,
    "named-twice": ({ ship }) => `${ship} is named twice in one order.`,
    "ship-not-in-play": ({ ship }) => `There is no ship ${ship}.`,
    "ship-destroyed": ({ ship }) => `${ship} is no more.`,
    "ship-not-yours": ({ ship }) => `${ship} is not yours.`,
    "already-acted": ({ ship }) => `${ship} has acted in this turn.`,
    "no-such-effect": ({ ship, effect }) => `${ship} has no charge for "${effect}".`,
    "wrong-window": ({ source: from, window }) => `${name(from)} cannot be used in the ${term(window)}.`,
    "target-required": ({ source: from }) => `${name(from)} needs a target.`,
    "own-required": ({ source: from }) => `${name(from)} also takes one of your own ships, of equal cost.`,
    "target-unexpected": ({ source: from }) => `${name(from)} takes no such target.`,
    "target-not-theirs": ({ ship }) => `${ship} is no ship of the opponent's.`,
    "target-not-yours": ({ ship }) => `${ship} is no ship of your own.`,
    "target-upgraded": ({ ship }) => `${ship} is Upgraded, and nothing of the kind can be done to it.`,
    "target-protected": ({ ship, by }) => `${ship} is protected by ${by}.`,
    "target-other-cost": ({ own, target }) => `${own} and ${target} do not cost the same.`,
    "unknown-power": ({ power }) => `There is no solar power ${power}.`,
    "not-enough-energy": ({ colour, needed, energy }) =>
      `In all it takes ${needed} ${name(colour)}; there is ${energy}.`,
    "spend-required": ({ power }) => `Say how much to spend on ${name(power)}.`,
    "spend-unexpected": ({ power }) => `${name(power)} has a fixed price.`,
  },
  event: {
    "factions-chosen": ({ factions }) => `North plays ${name(factions[0])}, South ${name(factions[1])}.`,
    step: ({ turn, phase, step }) => `Turn ${turn} · ${term(phase)} · ${term(step)}`,
    rolled: ({ base, rerolled, extra, reads }) =>
      [
        `The die shows ${base}${rerolled.length === 0 ? "" : ` (after ${rerolled.join(", ")})`}.`,
        ...(extra === null ? [] : [`The extra die shows ${extra}.`]),
        ...(reads[0] === base && reads[1] === base ? [] : [`It reads ${reads[0]} for North, ${reads[1]} for South.`]),
      ].join(" "),
    lines: ({ lines, because }) =>
      `Lines: North ${lines[0]}${parts(because[0])}, South ${lines[1]}${parts(because[1])}.`,
    makers: ({ makers }) =>
      `Ships that can build: North ${listOf(makers[0], "none")}, South ${listOf(makers[1], "none")}.`,
    completed: ({ orders, built, consumed, lines, lost }) =>
      ([0, 1] as const)
        .map((side) => {
          const gone = consumed[side].length === 0 ? "" : ` Consumed: ${consumed[side].map(named).join(", ")}.`;
          const made = built[side].length === 0 ? "" : ` Completed: ${built[side].map(named).join(", ")}.`;
          return `${seatName(side)} draws ${drawn(orders[side])}.${made}${gone} Saved: ${lines[side]}${lost[side] === 0 ? "" : `; ${lost[side]} beyond the cap lost`}.`;
        })
        .join("\n"),
    queued: ({ effect: { type, value, target, source: from, ship, because } }) =>
      `Queued: ${sourceName(from)}${ship === null ? "" : ` ${ship}`}, ${value} ${term(type)} ${type === "damage" ? "to" : "for"} ${seatName(target)}${parts(because)}.`,
    energy: ({ energy }) => `Energy: North ${energyOf(energy[0])}; South ${energyOf(energy[1])}.`,
    struck: ({ by, target }) => `${named(by)} strikes first at ${named(target)}.`,
    revealed: ({ window, orders }) =>
      `The ${term(window)}s are opened. North: ${ordered(orders[0])}. South: ${ordered(orders[1])}.`,
    destroyed: ({ side, id, ship }) => `${seatName(side)} loses ${name(ship)} ${id}.`,
    stolen: ({ to, id, ship }) => `${name(ship)} ${id} now works for ${seatName(to)}.`,
    copied: ({ side, ship }) => `A copy of ${name(ship)} will come to ${seatName(side)}.`,
    settled: ({ players }) => [settlement(0, players[0]), settlement(1, players[1])].join("\n"),
    outcome: ({ result, winner, health }) => {
      const said = `North ${health[0]}, South ${health[1]}`;
      if (result === "go_on") return `${said}: the duel goes on.`;
      return winner === null
        ? `${said}: a draw.`
        : `${said}: ${seatName(winner)} wins${result === "win" ? "" : " narrowly"}.`;
    },
    arrived: ({ side, id, ship, origin }) => `${name(ship)} ${id} enters for ${seatName(side)} (${term(origin)}).`,
    "turn-ended": ({ turn }) => `Turn ${turn} is over.`,
  },
};
