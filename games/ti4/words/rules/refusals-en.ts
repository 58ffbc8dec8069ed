import type { Sentences } from "@umpire/kernel";
import { formatFleet } from "../formats.ts";
import { namesEn } from "../names/en.ts";
import type { Ti4Refusals } from "./words.ts";

const fleets = ({ attacker, defender }: Record<"attacker" | "defender", Parameters<typeof formatFleet>[0]>) =>
  `${formatFleet(attacker)} against ${formatFleet(defender)}`;

/** Why maps, movement and battles are refused: the table of a skirmish needs these, and nothing else of the planner's. */
export const refusalsEn: Sentences<Ti4Refusals> = {
  "unknown-tile": ({ token }) => `There is no tile ${token}.`,
  "bad-rotation": ({ token }) => `A tile is turned by 0 to 5 sixths; ${token} is not.`,
  "bad-map-token": ({ token }) => `"${token}" is no tile of a map string.`,
  "duplicate-system": ({ system }) => `There are two systems called ${system}.`,
  "unknown-system": ({ system }) => `There is no system ${system} on this map.`,
  "not-a-system": ({ system }) => `${system} is a hyperlane, and no system.`,
  "unknown-unit": ({ unit }) => `There is no unit ${unit}.`,
  "unknown-effect": ({ effect, known, id, takes }) => {
    if (known !== undefined) return `There is no effect ${effect}. There are: ${known.join(", ")}.`;
    if (takes === null) return `${id} is for all ships: write it without what follows the colon.`;
    return takes === "system"
      ? `${id} is for the ships of one system: write ${id}:SYSTEM.`
      : `${id} is for one ship: write ${id}:SHIP, with the ship's id.`;
  },
  "unknown-faction": ({ faction }) => `There is no faction ${faction}.`,
  "effect-twice": ({ effect }) => `There is one ${effect}, for one ship.`,
  "unknown-anomaly": ({ anomaly }) => `There is no anomaly "${anomaly}".`,
  "unknown-ship": ({ ship, known = [] }) =>
    `There is no ship ${ship} in this request.${known.length === 0 ? "" : ` There are: ${known.join(", ")}.`}`,
  "duplicate-ship": ({ ship }) => `The ship ${ship} is there twice.`,
  "cannot-move": () => "It has no move value.",
  "start-has-token": ({ system }) => `It starts in ${system}, which holds one of its owner's command tokens.`,
  "not-adjacent": ({ system }) => `No step leads there: ${system} is not adjacent.`,
  "path-empty": () => "A path has at least two systems: where the ship is, and the active one.",
  "path-not-from-ship": ({ system }) => `The path begins in ${system}, and the ship is not there.`,
  "path-not-to-active": ({ system }) => `The path ends in ${system}, which is not the active system.`,
  "blocked-by-ships": ({ system }) => `Other players' ships in ${system} bar the way through.`,
  "blocked-by-structures": ({ system }) => `Structures in ${system} close it to other players' ships.`,
  "asteroid-field": ({ system }) => `${system} is an asteroid field: ships move neither into nor through it.`,
  supernova: ({ system }) => `${system} is a supernova: ships move neither into nor through it.`,
  "nebula-not-active": ({ system }) => `${system} is a nebula: ships move into it only when it is the active system.`,
  "nebula-through": ({ system }) => `${system} is a nebula: ships end their movement in it, and do not pass through.`,
  "too-far": ({ needed, move, system, anomaly, moveWithout }) =>
    anomaly === undefined
      ? `It takes a move value of ${needed}; the ship has ${move}.`
      : `It takes a move value of ${needed}; the ship has ${move}, because it begins in the ${namesEn.source(anomaly)} ${system} (otherwise ${moveWithout}).`,
  "over-capacity": ({ capacity, needed }) => `The cargo takes ${needed} capacity; the ship has ${capacity}.`,
  "cargo-absent": ({ unit, system, path }) =>
    path === undefined
      ? `There is not so much ${unit} to pick up in ${system}.`
      : `${system} is not on the path ${path.join(" → ")}: no ${unit} is picked up there.`,
  "cargo-not-carriable": ({ unit }) => `${unit} cannot be carried; fighters and ground forces can.`,
  "pickup-forbidden": ({ unit, system }) => `${unit} cannot be picked up in ${system}: it holds a command token.`,
  "rolled-already": () => "A die has been rolled in this movement: no further ship can be declared.",
  "chaos-mapping": ({ system }) =>
    `${system} is an asteroid field with ships that are at home in it: nobody else activates it.`,
  "empty-fleet": ({ side }) => `The ${side} has no units.`,
  "too-many-damaged": ({ unit, damaged, units }) =>
    `${damaged} damaged ${unit} are more than can be: there are ${units}, and only what sustains is damaged.`,
  "no-ground-retreat": () => "Nobody retreats from a ground combat.",
  "unit-needed": ({ ship }) => `${ship} is to fight: say which unit it is, not its move value alone.`,
  "too-many-units": ({ nearest }) =>
    nearest
      ? `So many units are beyond what is worked out exactly in a second; this is the most: ${fleets(nearest)}.`
      : "So many units are beyond what is worked out exactly in a second.",
  sealed: ({ system, anomaly }) =>
    `Under these rules no ship enters the ${namesEn.source(anomaly)} ${system} by any means.`,
};
