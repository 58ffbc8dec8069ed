import type { UnitTexts } from "./words.ts";

export const unitTextsEn: UnitTexts = {
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
};
