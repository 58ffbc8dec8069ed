import { readMap } from "@umpire/ti4/galaxy/read-map";
import { presets } from "@umpire/ti4/galaxy/rules";
import type { Movement, Ship } from "@umpire/ti4/movement/movement";
import { reach } from "@umpire/ti4/movement/reach";
import type { Side } from "../measure/harness.ts";

/** A published map for eight players, with hyperlanes and holes. */
const map = {
  string:
    "87A1 90B3 65 88A2 89B0 66 19 21 45 31 46 64 22 73 44 34 49 24 27 50 72 40 59 85B2 62 76 41 37 43 35 48 63 83B2 74 " +
    "36 79 0 42 30 0 -1 -1 0 68 -1 0 47 71 0 39 61 0 -1 -1 0 67 -1 0 78 28",
};

function galaxyOf() {
  const read = readMap(map);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

const galaxy = galaxyOf();
const ids = galaxy.systems.map(({ id }) => id);
const at = (index: number) => ids[index % ids.length] ?? "";
const ships: readonly Ship[] = Array.from({ length: 12 }, (_, index) => ({
  ...{ id: `s${index}`, at: at(index * 7), move: 1 + (index % 3) },
}));
const movement: Movement = {
  ...{ galaxy, rules: presets.official, player: "p1", active: "18", effects: [] },
  ...{ others: new Set([at(5), at(9)]), own: new Set(), tokens: new Set(["18"]) },
};

/** Asks for twelve ships at once, `times` times. */
export const fleetSide: Side = (times) => {
  for (let done = 0; done < times; done += 1) reach(movement, ships);
  return times;
};

/** The same twelve answers, ship by ship. */
export const shipsSide: Side = (times) => {
  for (let done = 0; done < times; done += 1) for (const ship of ships) reach(movement, [ship]);
  return times;
};

/** Reads the map from its string: tiles, lanes, adjacency of place. */
export const mapSide: Side = (times) => {
  for (let done = 0; done < times; done += 1) galaxyOf();
  return times;
};

const text = JSON.stringify(galaxy);
/** What reading the same galaxy costs where it stands ready as JSON. */
export const readySide: Side = (times) => {
  for (let done = 0; done < times; done += 1) JSON.parse(text);
  return times;
};
