import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import {
  hex,
  linkTo,
  type Position,
  panel,
  percent,
  plain,
  positionNumber,
  positions,
  type Reach,
  show,
  texts,
  type Units,
  type Verdict,
} from "./planner.ts";

/** What units are called on the page, and their order there. */
const unitNames: { readonly [unit: string]: string } = {
  dreadnought: "Dreadnought I",
  carrier: "Carrier I",
  cruiser2: "Cruiser II",
  cruiser: "Cruiser I",
  destroyer: "Destroyer I",
  infantry: "Infantry I",
};

const refusals: { readonly [code: string]: (system: string) => string } = {
  "start-has-token": (system) => `It starts in ${system}, which holds one of its owner's command tokens. (LRR 58.4`,
  "asteroid-field": (system) => `${system} is an asteroid field: ships move neither into nor through it. (LRR 11`,
  supernova: (system) => `${system} is a supernova: ships move neither into nor through it. (LRR 86.1)`,
  "nebula-not-active": (system) =>
    `${system} is a nebula: ships move into it only when it is the active system. (LRR 59`,
  "blocked-by-ships": (system) => `Other players' ships in ${system} bar the way through. (LRR 58.4`,
  "too-far": () => "It takes a move value of",
};

/** Where a ship is, and what it is called: `74/carrier/1`. */
const whatIs = (ship: string): readonly [string, string] => {
  const [system = "", unit = ""] = ship.split("/");
  return [system, unitNames[unit] ?? unit];
};

/** A verdict in a line, as it is read from a card of the panel. */
function said(ship: string, verdict: Verdict): string {
  const [system, name] = whatIs(ship);
  if ("refused" in verdict) return `${name} in ${system} ✕ Does not reach: ${verdict.refused}`;
  const { path, survival, move } = verdict;
  const risk = survival === 1 ? "no dice: arrives" : `1 die: arrives with ${percent(survival)}`;
  return `${name} in ${system} ✓ Reaches: ${path.join(" → ")}, ${risk}, move ${move}`;
}

/** The way that a card tells of, or the one that is chosen among several. */
async function wayOn(card: Locator): Promise<string> {
  const chosen = card.locator("label:has(input:checked)");
  const way = ((await chosen.locator(".move-way").count()) > 0 ? chosen : card).locator(".move-way");
  const [path = "", risk = "", steps = ""] = await texts(way.locator("> *"));
  return `${path}, ${risk}, ${/move \d+/.exec(steps)?.[0]}`;
}

function codeOf(text: string): string {
  const found = Object.entries(refusals).find(([, say]) => text.includes(say("").trim().split(" (")[0] ?? text));
  return found?.[0] ?? text;
}
