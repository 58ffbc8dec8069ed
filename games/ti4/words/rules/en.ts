import { formatFleet } from "../formats.ts";
import { anomaliesEn, namesEn } from "../names/en.ts";
import type { Ti4Words } from "./words.ts";

const fleets = ({ attacker, defender }: Record<"attacker" | "defender", Parameters<typeof formatFleet>[0]>) =>
  `${formatFleet(attacker)} against ${formatFleet(defender)}`;

export const en: Ti4Words = {
  unitText: {
    jolnar_flagship: "two further hits for each die of 9 or 10 before modifiers",
    letnev_flagship: "takes the planetary shields away, and is repaired at the start of each round",
    winnu_flagship: "rolls one die for each enemy ship that is no fighter; one is counted here",
    yin_flagship: "takes every ship in its system along when it is destroyed",
    argent_flagship: "keeps space cannons from firing at its owner's ships",
    argent_destroyer2: "its barrage also destroys infantry in space on 9 or 10",
    sardakk_dreadnought2: "may be given up after a round to destroy up to two ships",
    sardakk_flagship: "gives its owner's other ships +1 on combat rolls",
    mentak_flagship: "keeps the enemy's ships from sustaining damage",
    l1z1x_flagship: "its hits and those of dreadnoughts must go to ships that are no fighters",
    naaz_voltron: "fights on the ground as well; counted in space alone",
    own: "the ability of its own card",
  },
  refusal: {
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
  },
  anomaly: anomaliesEn,
  effect: {
    "no-moving-in": () => "ships cannot move into it",
    "no-moving-through": () => "ships cannot move through it",
    sealed: () => "no ship enters it by any means",
    "only-as-active": () => "ships move into it only as the active system",
    "move-value-1": (amount) => `ships that begin the movement step in it have move value ${amount}`,
    "move-value-capped": () => "nothing but leaving a gravity rift raises that, and no effect frees a ship from it",
    "no-effect-opens": () => "no effect lets ships through it, or into it when it is not active",
    "defending-ships-bonus": (amount) => `the defender's ships get +${amount} on combat rolls`,
    "defending-ground-bonus": (amount) => `defending ground forces get +${amount} on combat rolls`,
    "all-rolls-bonus": (amount) => `the defender gets +${amount} on every roll`,
    "exit-bonus": (amount) => `each exit gives a ship +${amount} move`,
    "exit-bonus-once": (amount) => `the first exit of a movement gives a ship +${amount} move`,
    "exit-die-removes": (amount) => `before each exit a die: on 1 to ${amount} the ship is removed`,
    "exit-die-destroys": (amount) => `before each exit a die: on 1 to ${amount} the ship is destroyed`,
    "every-ship-rolls": () => "every ship rolls, carried fighters each for itself, and no effect spares a ship the die",
    "no-unit-abilities": () => "no unit abilities by or against units in it",
  },
  plain: (system) => `${system} is no anomaly.`,
  described: (system, names, effects) => `${system} is an anomaly (${names.join(", ")}): ${effects.join("; ")}.`,
};
