import { anomaliesEn } from "../names/en.ts";
import { refusalsEn } from "./refusals-en.ts";
import type { Ti4Words } from "./words.ts";

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
  refusal: refusalsEn,
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
