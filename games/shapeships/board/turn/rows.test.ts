import { describe, expect, test } from "vitest";
import { foresee } from "../../book/forecast.ts";
import type { EventOfType, Settlement } from "../../rules/shape.ts";
import { spendingOf } from "../compose/spending.ts";
import { describeBoard } from "../describe-board.ts";
import { decided, draws, duel, tableOf } from "../duel.fixture.ts";
import { rowsOf } from "./rows.ts";

const begun = duel(["lattice", "corona"], { keel: 20 });
const battle = decided(begun, draws(["caliper", 1], ["strut", 2]), draws(["mote", 2], ["burr", 1]));
const { state, rules } = battle.match;

function settled(orders: Parameters<typeof foresee>[2]): readonly [Settlement, Settlement] {
  const found = foresee(state, rules, orders).events.find(
    (event): event is EventOfType<"settled"> => event.type === "settled",
  );
  if (found === undefined) throw new Error("nothing is settled");
  return found.players;
}

const idle = settled(undefined);
const hitting = settled([{ charges: [{ ship: "N1", effect: "damage" }], solarPowers: [] }, null]);

describe("the rows of a settlement", () => {
  test("like effects are one row, with their ships and why they count", () => {
    const rows = rowsOf(idle[1].rows, tableOf(battle));
    expect(rows).toMatchObject([
      { nature: "damage", amount: 4, source: "Strut N2, N3", why: "survived", counts: true, notes: ["2 each"] },
      { nature: "heal", amount: 1, source: "Burr S3", why: "survived", isDrafted: false },
    ]);
    expect(rows.reduce((sum, { nature, amount }) => sum + (nature === "damage" ? amount : 0), 0)).toBe(idle[1].damage);
  });

  test("what one's own order would add is marked", () => {
    const rows = rowsOf(hitting[1].rows, tableOf(battle), idle[1].rows);
    expect(rows.filter(({ isDrafted }) => isDrafted).map(({ source, amount }) => [source, amount])).toEqual([
      ["Caliper N1", 5],
    ]);
    expect(hitting[1].damage).toBe(9);
  });

  test("healing after dusk is shown, and counts nothing", () => {
    const dark = duel(["lattice", "corona"], { keel: 20, dusk: { turn: 1, damage: 3 } });
    const order = (ship: string) => ({ basics: [{ ship, count: 1 }], upgrades: [], makers: [], conversions: [] });
    const { events } = foresee(dark.match.state, dark.match.rules, [order("gusset"), order("mote")]);
    const players = events.find((event): event is EventOfType<"settled"> => event.type === "settled")?.players;
    expect(rowsOf(players?.[0].rows ?? [], tableOf(dark))).toMatchObject([
      { source: "Mote S1", amount: 4, counts: true },
      { source: "Gusset N1", amount: 2, counts: false, why: "dusk" },
      { source: "Dusk", ship: null, amount: 3, counts: true },
    ]);
  });
});

describe("what becomes of lines", () => {
  test("spent, saved and lost make all of them", () => {
    const { state: now, rules: pack } = begun.match;
    const order = { basics: [{ ship: "strut", count: 2 }], upgrades: [], makers: [], conversions: [] };
    const { events } = foresee(now, pack, [order, null]);
    const all = now.players[0].lines;
    expect(spendingOf(now, events, 0)).toEqual({ spent: 6, saved: 10, lost: all - 16 });
  });

  test("in battle there is nothing to spend", () => {
    expect(spendingOf(state, foresee(state, rules).events, 0)).toBeNull();
  });
});

describe("the table as text", () => {
  test("has everything that the picture has", () => {
    const own = { charges: [{ ship: "N1", effect: "damage" }], solarPowers: [] };
    const text = describeBoard(tableOf(battle), hitting, own).join("\n");
    expect(text).toMatch(/^Turn 1 · Battle Phase · declaration · The die shows \d\.\n/);
    expect(text).toMatch(/\nAnna \(you\): North, Lattice, 66 of 76 health, \d+ lines\.\n/);
    expect(text).toContain("\nCaliper N1: 2 charges left; a charge: 5 damage or 6 healing.\n");
    expect(text).toContain("\nYour order, sealed: Caliper N1: damage.\n");
    expect(text).toContain("\n8 damage to Anna (you): Mote S1, S2; queued; 4 each.\n");
    expect(text).toContain("you lose 8, 66 → 58; Bob loses 8, 66 → 58 (9 damage, 1 healing).");
  });

  test("a spectator sees North first, and nobody is “you”", () => {
    const text = describeBoard(tableOf(battle, null), idle, null).join("\n");
    expect(text).toContain("Anna: North");
    expect(text).not.toMatch(/you/);
  });

  test("in Russian there is no Latin word but ids", () => {
    const text = describeBoard(tableOf(battle, 1, "ru"), hitting, null).join("\n");
    expect(text.match(/[a-z]+/gi)?.filter((word) => !/^[NS]$/.test(word)) ?? []).toEqual([]);
  });
});
