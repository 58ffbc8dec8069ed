import { readdirSync, readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { makeLink } from "@umpire/ti4/planner/link";
import type { Plan } from "@umpire/ti4/planner/plan";
import { expect } from "./fixtures.ts";

export type Verdict =
  | { readonly path: readonly string[]; readonly survival: number; readonly move: number }
  | { readonly refused: string; readonly system?: string };
export type Reach = { readonly [ship: string]: Verdict };
export type Units = { readonly [unit: string]: number };
export type Position = {
  readonly name: string;
  readonly table: Plan;
  readonly expect: {
    readonly reach: Reach;
    readonly arrival?: readonly { readonly probability: number; readonly units: Units }[];
    readonly space?: { readonly attacker: number; readonly defender: number; readonly draw: number };
    readonly ground?: { readonly planet: string; readonly taken: number };
    readonly warnings?: readonly string[];
    readonly requirements?: { readonly reach: Reach };
  };
};

const folder = new URL("../conformance/positions/", import.meta.url);

/** The positions that were worked out by hand, in their order. */
export const positions: readonly Position[] = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .sort()
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")));

/** The position whose number in the file's name this is. */
export function positionNumber(number: number): Position {
  const found = positions[number - 1];
  if (found === undefined) throw new Error(`there is no position ${number}`);
  return found;
}

export const linkTo = (table: Plan): string => `/planner#${makeLink(table)}`;

/** A moment after a change the address holds the position, and so does the browser. */
export async function settled(page: Page, table: Plan): Promise<void> {
  const link = makeLink(table);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("planner.last"))).toBe(link);
  expect(new URL(page.url()).hash).toBe(`#${link}`);
}

export type Panel = "Map" | "Fleets" | "Move" | "Odds" | "Threats" | "Roll it" | "Share";

/** The panel that is shown. */
export const panel = (page: Page): Locator => page.getByRole("tabpanel");

export const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true });

export async function show(page: Page, name: Panel): Promise<Locator> {
  await tab(page, name).click();
  await expect(page.getByRole("tabpanel", { name, exact: true })).toBeVisible();
  return panel(page);
}

/** The button of a system on the board. */
export const hex = (page: Page, system: string): Locator =>
  page.locator(`[data-cell="system ${system}"]`).getByRole("button");

/** The first unit of a kind that stands in a system on the board. */
export const unitOnBoard = (page: Page, system: string, unit: string): Locator =>
  page.locator(`[data-pieces="system ${system}"] [data-unit="${unit}"]`).first();

export type Point = { readonly x: number; readonly y: number };

/** The middle of what is shown, in pixels of the page. */
export async function middleOf(spot: Locator): Promise<Point> {
  const box = await spot.boundingBox();
  if (box === null) throw new Error("it is not shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A chance as the page writes it. */
export const percent = (chance: number): string => `${Number((100 * chance).toFixed(2))}%`;

/** Texts without the spaces and breaks that only lay them out. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
export const texts = async (found: Locator): Promise<readonly string[]> => (await found.allInnerTexts()).map(plain);

/** A table of so many players with nothing on it. */
const bareTable = (map: string, players: number): Plan => ({
  map: { string: map },
  rules: "official",
  players: Array.from({ length: players }, () => ({ name: "", effects: [], tokens: [], fleetPool: 8 })),
  space: {},
  ground: {},
  plan: { mover: 0, active: null, orders: {}, planet: null, rounds: null, best: false },
});

/** Ships dealt to the players in turn, all over the systems that the string of the map names. */
export function crowdedTable(map: string, players: number, ships: number): Plan {
  const systems = map.split(" ").filter((token) => /^\d+$/.test(token) && token !== "0");
  const kinds = ["carrier", "cruiser", "destroyer", "dreadnought", "cruiser2", "carrier2", "flagship"];
  const space: Plan["space"] = {};
  for (let at = 0; at < ships; at += 1) {
    const system = systems[(at * 7) % systems.length] ?? "18";
    const kind = kinds[at % kinds.length] ?? "cruiser";
    const { [at % players]: own, ...others } = space[system] ?? {};
    const units = { ...own?.units, [kind]: (own?.units[kind] ?? 0) + 1 };
    space[system] = { ...others, [at % players]: { units, damaged: {} } };
  }
  return { ...bareTable(map, players), space };
}
