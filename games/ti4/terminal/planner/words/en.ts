import { openRefusals } from "../../../planner/words.ts";
import { ti4PlannerWords } from "../../../words/planner/languages.ts";
import { combatEn } from "./combat-en.ts";
import { fightEn } from "./fight-en.ts";
import type { PlannerWords } from "./words.ts";

const { en: game } = ti4PlannerWords;

export const en: PlannerWords = {
  ...game,
  refusal: {
    ...game.refusal,
    ...openRefusals.en,
    "bad-planet": ({ text }) =>
      `"${text}" is no planet to land on. Write its name, and what is on it: "Mecatol Rex: 2 infantry + pds", or "Mecatol Rex".`,
    "bad-ship": ({ text }) =>
      `"${text}" is no ship. Write a unit and its system (carrier@HOME25), several of a kind (2x cruiser@74), or a bare move value (move=2@A).`,
    "move-too-high": ({ text, limit }) => `"${text}": a move value is at most ${limit}.`,
    "too-many-ships": ({ text, limit }) => `"${text}" is too many: a position has at most ${limit} ships.`,
    "unknown-unit": (detail) => `${game.refusal["unknown-unit"](detail)} All there are: umpire ti4 units.`,
    "empty-file": ({ file }) => (file === "-" ? "Standard input is empty." : `The file ${file} is empty.`),
    "file-and-options": () => "Give a position file, or the fleet with --map and --ship; not both.",
    "link-and-options": () => "A link says who fights, where and with what: leave out the fleets and those options.",
    "unknown-player": ({ player, known }) => `There is no player ${player}. There are: ${known.join(", ")}.`,
    "no-active": () => "Which system is active? Name it with --active, or in the field `active` of the position.",
    "no-map": () => "There is no map. Give one with --map, or in the field `map` of the position.",
    "no-ships": () => "There is no ship. Add one with --ship carrier@HOME25, or in the field `ships` of the position.",
    "unknown-rules": ({ rules, known }) =>
      `There are no rules "${rules}". There are: ${known.join(", ")}; or write switches as a JSON object.`,
    "centre-without-string": () => "--centre is for a map that is a string of tiles; this one is not.",
  },
  letter: { "asteroid-field": "A", nebula: "N", supernova: "S", "gravity-rift": "G", "entropic-scar": "E" },
  mark: {
    active: "the active system",
    ships: "so many of your ships",
    others: "other players' ships",
    token: "your command token",
    path: "on path a, b … of the list below",
    lane: "a hyperlane and its open sides",
    wormhole: "wormholes",
    planets: "resources/influence of a planet",
  },
  text: {
    ...game.text,
    moves: ({ player, active }) => `${player} activates ${active}.`,
    noActive: () => "No system is active in this position: activate one in the planner, and open its link again.",
    onMap: () => "On the map:",
    held: () => "held, no units",
    remarks: () => "Not understood, or not counted:",
    threatsTo: ({ system, player }) => `What can come to ${system} next turn, against ${player}:`,
    threat: ({ player, ships }) => `${player}: ${ships} ${ships === 1 ? "ship" : "ships"}`,
    takesSpace: ({ chance }) => `wins in space: ${chance}`,
    takesPlanet: ({ planet, chance }) => `takes ${planet}: ${chance}`,
    notWorkedOut: () => "too many units to work out",
    unopposed: () => "nobody to fight there",
    worth: ({ chance }) => `The chance is ${chance}. Of that, in points, each gives or takes:`,
    without: ({ chance }) => `without it ${chance}`,
    idleEffects: ({ effects }) => `These change nothing here: ${effects}.`,
    cannons: () => "Space cannons that fire there:",
    takes: ({ planet, chance }) => `The chance to take ${planet}: ${chance}.`,
    nobodyLands: () => "Nobody comes who could land.",
    beside: ({ systems }) => `Beside the board: ${systems}.`,
    neighbours: ({ list }) => `next to ${list}`,
    howToTypeEffects: () =>
      "As --effect takes them: flank-speed; gravity-drive:cruiser#1 for a ship; silence-of-space:18 for a system.",
  },
  unitColumns: ["id", "name", "cost", "combat", "move", "capacity", "abilities"],
  effectColumns: ["id", "takes", "what it does"],
  takes: { ship: "ship", system: "system" },
  combat: combatEn,
  fight: fightEn,
};
