import { bookWords } from "../../book/book.ts";
import type { TerminalWords } from "./words.ts";

const { prices, reckoning } = bookWords.en;

export const en: TerminalWords = {
  ...bookWords.en,
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
    effects: {
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
  unknownShip: (name, known) => `There is no "${name}" here. There are: ${known.join(", ")}.`,
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
    chargesEach: (charges) => `${charges} charge${charges === 1 ? "" : "s"} each`,
  },
  prompt: {
    factions: "The factions:",
    drawing: (all, cap) => `To draw with ${prices.lines(all)} (what is left is saved, up to ${cap}; more is lost):`,
    declaration: "To use in the declaration:",
    response: "To use in the response:",
    save: (saved, joining, lost) =>
      lost === 0
        ? "save all lines"
        : `save ${prices.lines(saved)}${joining === 0 ? "" : ` and ${prices.lines(joining, true)}`}, lose ${lost}`,
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
  log: {
    nobodyActs: "Neither side has anything that it could use: both pass.",
    couldNotAct: (side) => `(${side} had nothing to use.)`,
    queued: (names, nature, amount, target) => `Queued: ${names}: ${amount} ${reckoning.forTarget(nature, target)}.`,
    makes: (side, makers) => `${side}: ${makers.join(", ")}.`,
    oneMakes: (maker, ship) => `${maker} makes 1 ${ship}`,
    converts: (side, ships) => `${side} converts ${ships.join(", ")}.`,
  },
};
