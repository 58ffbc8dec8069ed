import { signed } from "../../layout.ts";
import type { Nature, Per, TableWords } from "./words.ts";

const lines = (count: number, joining = false) => `${count} ${joining ? "joining " : ""}line${count === 1 ? "" : "s"}`;
const health = { damage: "damage", heal: "healing" } as const;
/** Damage is done to a side, healing for it. */
const towards = (nature: Nature, side: string) => `${nature === "damage" ? "to" : "for"} ${side}`;

/** One of what is counted, and several. */
const counted: { readonly [P in Per]: readonly [string, string] } = {
  other_ship: ["other ship of its side", "other ships of its side"],
  other_copy: ["other of its kind", "others of its kind"],
  type: ["type of ship of its side", "types of ship of its side"],
  enemy_type: ["type of ship of the other side", "types of ship of the other side"],
  roll: ["point of the roll", "points of the roll"],
  extra_roll: ["point of the extra die", "points of the extra die"],
  made_this_turn: ["ship made this turn", "ships made this turn"],
  declared_action: ["action the other side declared", "actions the other side declared"],
  energy_spent: ["energy spent on it", "energy spent on it"],
  missing_health: ["health its side lacks", "health its side lacks"],
};

const conditions = {
  roll_is_even: " if the roll is even",
  roll_is_chosen: " if the roll is the number chosen",
  health_was_lower: " if its side had less health at the beginning of the turn",
} as const;

const changes = (damage: number, healing: number) =>
  damage > 0 && healing > 0 ? ` (${damage} damage, ${healing} healing)` : "";

export const en: TableWords = {
  sides: ["North", "South"],
  typed: {
    commands: {
      help: ["help", "?"],
      quit: ["quit", "exit", "q"],
      undo: ["undo"],
      back: ["back"],
      resign: ["resign"],
      draw: ["offer"],
    },
    ships: ["ships", "ship"],
    nothing: ["nothing", "pass", "skip", "none", "save", "hold"],
    convert: ["convert", "converts"],
    draw: ["draw", "draws"],
    and: ["and"],
    fillers: [
      "a",
      "an",
      "the",
      "and",
      "to",
      "at",
      "on",
      "of",
      "with",
      "from",
      "for",
      "into",
      "use",
      "uses",
      "draw",
    ].concat(["draws", "build", "builds", "make", "makes", "x"]),
    deeds: {
      damage: ["damage", "hit"],
      heal: ["heal", "healing"],
      destroy: ["destroy", "destroys"],
      steal: ["steal", "steals"],
      copy: ["copy", "copies"],
      paired_destroy: ["pair", "destroy pair", "paired_destroy"],
    },
    drawsNothing: "nothing",
    passes: "pass",
    several: (count, ship) => (count === 1 ? ship : `${count} ${ship}`),
    makes: (maker, made) => `${maker} makes ${made}`,
    converts: (ship) => `convert ${ship}`,
    parts: (ids) => ` from ${ids.join(" ")}`,
    quoted: (name) => `"${name}"`,
  },
  powers: {
    completion: "once, when built",
    continuous: "every turn",
    later: "every later turn",
    battle: "every battle",
    destruction: "when destroyed",
    firstStrike: "first strike, by itself, for a charge",
    charge: {
      either: "a charge",
      declaration: "a charge, in the declaration only",
      response: "a charge, in the response only",
    },
    and: " and ",
    or: " or ",
    health: (nature, amount) => `${amount} ${health[nature]}`,
    deed: {
      destroy: "destroys an enemy Basic",
      steal: "steals an enemy Basic",
      copy: "copies an enemy Basic, the copy comes next turn",
      paired_destroy: "destroys a Basic of its own side and an enemy one of the same price",
    },
    strike: {
      destroy: "destroys the cheapest enemy Basic built this turn",
      steal: "steals the cheapest enemy Basic built this turn",
    },
    priceApart: " (its fixed price does not count)",
    fades: " (lost if the ship is gone at the end of the turn)",
    spawn: (count, ship) => `${count} ${ship} at the end of the turn`,
    prevents: (what, ships) =>
      `${ships === "self" ? "it" : "Basics of its side"} cannot be ${what === "prevent_steal" ? "stolen" : "destroyed"}`,
    ceiling: (amount) => `the health of its side may rise ${amount} higher`,
    multiply: (nature, of, times) =>
      `${of === "all" ? "all" : "lasting"} ${health[nature]} of its side counts ${times} times`,
    income: (amount, joining) => `+${amount} ${joining ? "joining " : ""}line${amount === "1" ? "" : "s"}`,
    extraDie: "rolls an extra die",
    readsAs: (face) => `the die reads ${face} for its side`,
    reroll: (upTo, times) =>
      `a roll of ${upTo} or less is rolled again, at most ${times} ${times === 1 ? "time" : "times"}`,
    makes: (ships, costsCharge) => `makes a ${ships.join(" or a ")}${costsCharge ? " for a charge" : ""}`,
    energy: (amount, colour) => `+${amount} ${colour}`,
    converts: (into, price) => `can be converted into ${into} for ${lines(price)}`,
    counted: (amount, count, per) => {
      const [one, several] = typeof per === "string" ? counted[per] : [per.ship, per.ship];
      const scaled = count === amount ? "" : `${amount} for `;
      return `${scaled}${count} ${count === 1 ? one : several}`;
    },
    per: (per, group, roundsUp) => {
      const [one, several] =
        typeof per === "string" ? counted[per] : [`${per.ship} of its side`, `${per.ship} of its side`];
      return group === 1 ? `for each ${one}` : `for every ${group} ${several}${roundsUp ? ", rounded up" : ""}`;
    },
    most: (most, onTop) => `(at most ${onTop ? "+" : ""}${most})`,
    tiers: (copies) => `for ${Array.from({ length: copies }, (_, at) => at + 1).join("/")} of its kind`,
    condition: (condition) =>
      typeof condition === "string" ? conditions[condition] : ` if the roll is ${condition.roll.join(" or ")}`,
  },
  prices: {
    lines,
    several: (count, ship) => (count === 1 ? ship : `${count} ${ship}`),
    charges: (charges) => `${charges} charge${charges === 1 ? "" : "s"}`,
    oneCharge: (left) => `1 of ${left} charge${left === 1 ? "" : "s"}`,
    energy: (amount, colour) => `${amount} ${colour}`,
    anyEnergy: (colour) => `as much ${colour} as you like`,
    free: "free",
  },
  reference: {
    frame: ({ health: start, ceiling, die, keel, savingCap, energyCap, dusk, doubleKnockout, turnCap }) => [
      `Both begin with ${start} health (never above ${ceiling}) and try to bring the other to 0.`,
      `Every turn both get as many lines as one die (1 to ${die}) shows${keel === 0 ? "" : ` and ${keel} more`}; up to ${savingCap} are saved. Energy is kept up to ${energyCap} of a colour.`,
      ...(dusk === null
        ? []
        : [
            `Dusk: from turn ${dusk.turn} on healing counts nothing, and both take ${dusk.damage} damage more with every turn.`,
          ]),
      doubleKnockout === "closest"
        ? "If both fall in the same turn, the higher number wins; equal is a draw."
        : "If both fall in the same turn, it is a draw.",
      `If nobody has fallen by the end of turn ${turnCap}, it is a draw too.`,
    ],
    solarPowers: "Solar powers (for energy, in the battle)",
    inAll: (all) => `(${all} in all)`,
    most: (most) => `at most ${most}`,
    noLimit: "any number",
    chooses: (highest) => `with a number from 1 to ${highest}`,
    kind: { basic: "Basic", upgraded: "Upgraded" },
    only: { declaration: "in the declaration only", response: "in the response only" },
    notes: [
      "Damage is for the opponent, healing for yourself; both count at the end of the turn.",
      "Basics can be destroyed and stolen, Upgraded ships cannot. The ships that an Upgraded ship is made of leave play.",
      "A charge is used up and never comes back; a ship acts once a turn, and cannot go into another while it has charges.",
    ],
    unknown: (name, known) => `There is no "${name}" here. There are: ${known.join(", ")}.`,
  },
  layout: {
    turn: (turn) => `Turn ${turn}`,
    die: (reads, extra) => `the die shows ${reads}${extra === null ? "" : `, the extra one ${extra}`}`,
    heads: { faction: "faction", health: "health", lines: "lines", energy: "energy" },
    you: (side) => `${side} (you)`,
    undecided: "not chosen yet",
    health: (now, ceiling) => `${now} of ${ceiling}`,
    lines: (all, joining) => `${all}${joining === 0 ? "" : ` + ${joining} joining`}`,
    none: "none",
    fleet: (side) => `Fleet of ${side}`,
    noShips: "no ships yet",
    acted: "has acted",
    number: (number) => `number ${number}`,
    declared: "Declared",
    queue: "Queued for the end of this turn",
    nothingQueued: "Queued for the end of this turn: nothing yet.",
    forTarget: towards,
    each: (amount) => `${amount} each`,
    chargesEach: (charges) => `${charges} charge${charges === 1 ? "" : "s"} each`,
    times: (count, amount) => `${count} × ${amount}`,
    arriving: (count, ship, side) => `${count} ${ship} will come to ${side}`,
    forecast: (said) => `If nothing more happens this turn: ${said}.`,
    change: (who, before, damage, healing, after) => {
      const detail = changes(damage, healing);
      const verb = before === after ? "stay" : before > after ? "lose" : "gain";
      const does = who === null ? `you ${verb}` : `${who} ${verb}s`;
      const said =
        before === after ? `${does} at ${after}` : `${does} ${Math.abs(before - after)}, ${before} → ${signed(after)}`;
      return `${said}${detail}${after > 0 ? "" : ", knocked out"}`;
    },
    dusk: (turn, damage) =>
      `Dusk comes with turn ${turn}: no healing from then on, and ${damage} damage more for both with every turn.`,
    dark: (damage, more) =>
      `Dusk has come: ${damage} damage to both at the end of this turn, ${more} more every turn, and healing counts nothing.`,
  },
  prompt: {
    factions: "The factions:",
    drawing: (all, cap) => `To draw with ${lines(all)} (what is left is saved, up to ${cap}; more is lost):`,
    declaration: "To use in the declaration:",
    response: "To use in the response:",
    save: (saved, joining, lost) =>
      lost === 0
        ? "save all lines"
        : `save ${lines(saved)}${joining === 0 ? "" : ` and ${lines(joining, true)}`}, lose ${lost}`,
    keep: "keep charges and energy",
    outOfReach: (ships) => `Later, or together with their parts: ${ships.join(", ")}.`,
    atLimit: (ship, drawn, most) => `${ship}: at its limit (${drawn} of ${most} drawn)`,
    left: (count) => `room for ${count} more`,
    noHealing: "no healing counts after dusk",
    targets: (ships) => `targets: ${ships.join("; ")}`,
    pair: (own, targets) => `${own} with ${targets}`,
    pairs: (pairs) => `pairs: ${pairs.join("; ")}`,
    spends: (least, most) => `spends ${least} to ${most}`,
    how: (who, step, example) => `${who}, ${step}. Type what you want, with commas between, for example: ${example}`,
    howFaction: (who, example) => `${who}, type the name of a faction, for example: ${example}`,
    commands: "Or a number of the list; ships, undo, back, resign, offer (offers a draw), help, quit.",
    notUnderstood: (phrase, example) =>
      `"${phrase}" is not understood, and nothing was done. Type, say: ${example} (or \`ships\`, or \`help\`).`,
    drawHint: (example, offer) =>
      `${example === null ? "Nothing is drawn in this step." : `To draw ships, name them: ${example}.`} To offer a draw, type \`${offer}\`.`,
    drawingIsOver: (step, example) =>
      `This is the ${step}: the drawing of this turn is over, and nothing was done. Type, say: ${example}`,
    battleIsLater: (step, example) =>
      `This is the ${step}: ships act in the battle, after it, and nothing was done. Type, say: ${example}`,
    help:
      "In the drawing, name the ships you want, with a count and commas: `2 strut, gusset, keystone`. `N3 makes strut` lets a ship " +
      "build, `keystone from N1 N2 N4` says which ships go into it, `convert N4` converts one. In the battle, name the ship and what it does, " +
      "and at whom: `N5 damage, N6 steal S2`; solar powers by name: `flare, shatter S3`. `nothing` or `pass` does nothing. The number of the " +
      "list takes that line, `7 S5` at another target; numbers and names may stand together. Enter alone shows the table again. `ships` describes " +
      'every ship, `ships strut` one. A ship that is called like a command is named in quotation marks: `"pass"`. An order as JSON works too.\n' +
      "`back` and `undo` take a decision back where that is fair, `resign` leaves the match, `offer` offers a draw or accepts one, `quit` stops " +
      "the program. At the end of input the random bot plays on for you.",
  },
  lesson: {
    faction: (example, needsEnergy) =>
      "The aim is to bring the other side's health to 0. Both choose a faction in secret; it decides which ships you can draw " +
      `(\`ships\` describes them). A sensible first choice: ${example}${needsEnergy ? "" : ", which needs no energy"}.`,
    drawing: (example) =>
      "Ships are paid with lines. Both sides draw in secret, and the ships of both appear together; ships that bring lines or work " +
      `every turn pay off most when they come early. A sensible first order: ${example}`,
    declaration: (example) =>
      "Here charges and energy are used, in secret again; what they do to health counts at the end of the turn. " +
      `A sensible first order: ${example} (\`pass\` keeps them for later).`,
    response: (example) =>
      "Something was declared, so both sides get one more order, the last of this turn. " +
      `A sensible first answer is \`pass\`, unless the line "If nothing more happens" looks bad; then: ${example}`,
    settlement:
      "How to read this: health changes here and nowhere else, once a turn. Every line is an effect: how much, of which ships, and why it counts. " +
      "Queued effects count even if their ship is gone; lasting ones count for ships that are still there, every turn.",
  },
  news: {
    nobodyActs: "Neither side has anything that it could use: both pass.",
    couldNotAct: (side) => `(${side} had nothing to use.)`,
    queued: (names, nature, amount, target) => `Queued: ${names}: ${amount} ${towards(nature, target)}.`,
    makes: (side, makers) => `${side}: ${makers.join(", ")}.`,
    oneMakes: (maker, ship) => `${maker} makes 1 ${ship}`,
    converts: (side, ships) => `${side} converts ${ships.join(", ")}.`,
    sum: (side, before, damage, healing, after) =>
      `${side}: ${before} − ${damage} damage + ${healing} healing = ${signed(after)}`,
    capped: (ceiling) => `, never above ${ceiling}`,
    notCounted: (amount) => `(${amount})`,
    why: {
      persists: "queued",
      source_lives: "queued, and its ship is still there",
      source_gone: "does not count: its ship is gone",
      survived: "lasting",
      dusk: "does not count: no healing after dusk",
      system: "dusk has fallen",
    },
  },
};
