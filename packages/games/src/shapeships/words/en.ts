import type { Words } from "@umpire/kernel";
import type { BattleOrder, Drawing, Energy, Reason, SettledRow, Settlement, Shapeships, Side } from "../shape.ts";
import { tableOf } from "./table.ts";

const terms: { readonly [code: string]: string } = {
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
  win: "knocked out",
  narrow_win: "both knocked out, the higher health wins",
  draw: "both knocked out alike",
  turn_cap: "the last turn is over",
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

const term = (code: string) => terms[code] ?? code;
/** `strut N3` as `Strut N3`. */
const source = (text: string) => text.split(" ").map(term).join(" ");
const seatName = (side: Side) => (side === 0 ? "North" : "South");
const list = (items: readonly string[], none: string) => (items.length === 0 ? none : items.join(", "));
const named = ({ id, ship }: { readonly id: string; readonly ship: string }) => `${term(ship)} ${id}`;

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
    `${source(from)}${ship === null ? "" : ` ${ship}`}`,
    term(type),
    `${value}`,
    "counts",
    `${counted}`,
    `${why[reason]}${parts(because)}`,
  ]);
  return [`${head}${capped}.`, ...(lines.length === 0 ? [] : [tableOf(lines)])].join("\n");
}

function drawn({ basics, upgrades, makers, conversions }: Drawing): string {
  const items = [
    ...makers.map(({ ship, makes }) => `${ship} makes ${term(makes)}`),
    ...basics.map(({ ship, count, number }) => `${count} ${term(ship)}${number === undefined ? "" : ` (${number})`}`),
    ...conversions.map(({ ship }) => `converts ${ship}`),
    ...upgrades.map(({ ship }) => term(ship)),
  ];
  return list(items, "nothing");
}

function ordered({ charges, solarPowers }: BattleOrder): string {
  const items = [
    ...charges.map(({ ship, effect, target, own }) => [ship, term(effect), own, target].filter(Boolean).join(" ")),
    ...solarPowers.map(({ power, target, spend }) =>
      [term(power), spend, target].filter((each) => each !== undefined).join(" "),
    ),
  ];
  return list(items, "pass");
}

const energyOf = (energy: Energy) =>
  list(
    Object.entries(energy).map(([colour, amount]) => `${amount} ${term(colour)}`),
    "none",
  );

export const en: Words<Shapeships> = {
  terms,
  refusal: {
    violation: ({ problem, path }) => `${problem}\n(at ${path || "/"})`,
    "wrong-order": ({ step }) => `This is not an order for ${term(step)}.`,
    "unknown-faction": ({ faction, known }) =>
      `There is no faction ${faction}. There are: ${known.map(term).join(", ")}.`,
    "unknown-ship": ({ ship }) => `There is no ship ${ship} in this pack.`,
    "not-a-basic": ({ ship }) => `${term(ship)} is Upgraded: put it among the upgrades.`,
    "not-an-upgrade": ({ ship }) => `${term(ship)} is a Basic: put it among the basics.`,
    "other-faction": ({ ship, faction }) => `${term(ship)} belongs to ${term(faction)}.`,
    "not-enough-lines": ({ needed, lines }) =>
      `The order costs ${needed} lines; there are ${lines}. Nothing was drawn.`,
    "too-many": ({ ship, most }) => `After this order there would be more than ${most} ${term(ship)}.`,
    "missing-component": ({ ship, component }) => `${term(ship)} needs another ${term(component)}.`,
    "component-charged": ({ ship, component }) =>
      `${term(component)} still has charges; spend them before it goes into ${term(ship)}.`,
    "not-a-component": ({ ship, component }) => `${component} is no part of ${term(ship)}, or one too many.`,
    "number-required": ({ ship, highest }) => `Choose a number from 1 to ${highest} for ${term(ship)}.`,
    "number-unexpected": ({ ship }) => `No number is chosen for ${term(ship)}.`,
    "not-a-maker": ({ ship }) => `${ship} does not build ships.`,
    "cannot-make": ({ ship, makes }) => `${ship} cannot make ${term(makes)}.`,
    "not-convertible": ({ ship }) => `${ship} cannot be converted.`,
    "too-young": ({ ship }) => `${ship} was built this turn; it builds from the next one on.`,
    "no-charges": ({ ship }) => `${ship} has no charges left.`,
    "named-twice": ({ ship }) => `${ship} is named twice in one order.`,
    "ship-not-in-play": ({ ship }) => `There is no ship ${ship}.`,
    "ship-destroyed": ({ ship }) => `${ship} is no more.`,
    "ship-not-yours": ({ ship }) => `${ship} is not yours.`,
    "already-acted": ({ ship }) => `${ship} has acted in this turn.`,
    "no-such-effect": ({ ship, effect }) => `${ship} has no charge for "${effect}".`,
    "wrong-window": ({ source: from, window }) => `${term(from)} cannot be used in the ${term(window)}.`,
    "target-required": ({ source: from }) => `${term(from)} needs a target.`,
    "own-required": ({ source: from }) => `${term(from)} also takes one of your own ships, of equal cost.`,
    "target-unexpected": ({ source: from }) => `${term(from)} takes no such target.`,
    "target-not-theirs": ({ ship }) => `${ship} is no ship of the opponent's.`,
    "target-not-yours": ({ ship }) => `${ship} is no ship of your own.`,
    "target-upgraded": ({ ship }) => `${ship} is Upgraded, and nothing of the kind can be done to it.`,
    "target-protected": ({ ship, by }) => `${ship} is protected by ${by}.`,
    "target-other-cost": ({ own, target }) => `${own} and ${target} do not cost the same.`,
    "unknown-power": ({ power }) => `There is no solar power ${power}.`,
    "not-enough-energy": ({ colour, needed, energy }) =>
      `In all it takes ${needed} ${term(colour)}; there is ${energy}.`,
    "spend-required": ({ power }) => `Say how much to spend on ${term(power)}.`,
    "spend-unexpected": ({ power }) => `${term(power)} has a fixed price.`,
  },
  event: {
    "factions-chosen": ({ factions }) => `North plays ${term(factions[0])}, South ${term(factions[1])}.`,
    step: ({ turn, phase, step }) => `Turn ${turn} · ${term(phase)} · ${term(step)}`,
    rolled: ({ base, rerolled, extra, reads }) =>
      [
        `The die shows ${base}${rerolled.length === 0 ? "" : ` (after ${rerolled.join(", ")})`}.`,
        ...(extra === null ? [] : [`The extra die shows ${extra}.`]),
        ...(reads[0] === base && reads[1] === base ? [] : [`It reads ${reads[0]} for North, ${reads[1]} for South.`]),
      ].join(" "),
    lines: ({ lines, because }) =>
      `Lines: North ${lines[0]}${parts(because[0])}, South ${lines[1]}${parts(because[1])}.`,
    makers: ({ makers }) => `Ships that can build: North ${list(makers[0], "none")}, South ${list(makers[1], "none")}.`,
    completed: ({ orders, built, consumed, lines, lost }) =>
      ([0, 1] as const)
        .map((side) => {
          const gone = consumed[side].length === 0 ? "" : ` Consumed: ${consumed[side].map(named).join(", ")}.`;
          const made = built[side].length === 0 ? "" : ` Completed: ${built[side].map(named).join(", ")}.`;
          return `${seatName(side)} draws ${drawn(orders[side])}.${made}${gone} Saved: ${lines[side]}${lost[side] === 0 ? "" : `; ${lost[side]} beyond the cap are lost`}.`;
        })
        .join("\n"),
    queued: ({ effect: { type, value, target, source: from, ship, because } }) =>
      `Queued: ${source(from)}${ship === null ? "" : ` ${ship}`}, ${value} ${term(type)} ${type === "damage" ? "to" : "for"} ${seatName(target)}${parts(because)}.`,
    energy: ({ energy }) => `Energy: North ${energyOf(energy[0])}; South ${energyOf(energy[1])}.`,
    struck: ({ by, target }) => `${named(by)} strikes first at ${named(target)}.`,
    revealed: ({ window, orders }) =>
      `The ${term(window)}s are opened. North: ${ordered(orders[0])}. South: ${ordered(orders[1])}.`,
    destroyed: ({ side, id, ship }) => `${seatName(side)} loses ${term(ship)} ${id}.`,
    stolen: ({ to, id, ship }) => `${term(ship)} ${id} now works for ${seatName(to)}.`,
    copied: ({ side, ship }) => `A copy of ${term(ship)} will come to ${seatName(side)}.`,
    settled: ({ players }) => [settlement(0, players[0]), settlement(1, players[1])].join("\n"),
    outcome: ({ result, winner, health }) => {
      const said = `North ${health[0]}, South ${health[1]}`;
      if (result === "go_on") return `${said}: the duel goes on.`;
      return winner === null
        ? `${said}: a draw.`
        : `${said}: ${seatName(winner)} wins${result === "win" ? "" : " narrowly"}.`;
    },
    arrived: ({ side, id, ship, origin }) => `${term(ship)} ${id} enters for ${seatName(side)} (${term(origin)}).`,
    "turn-ended": ({ turn }) => `Turn ${turn} is over.`,
  },
};
