import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { umpireProcess } from "umpire/umpire-fixture";
import { afterAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "umpire-leaks-"));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "package.json"), '{"type":"module"}');
symlinkSync(fileURLToPath(new URL("../../../../node_modules", import.meta.url)), join(folder, "node_modules"));

/** A game of one file: two cards that nobody else sees, a bid each, and the higher card wins. */
const honest = `import { defineGame } from "@umpire/kernel";
import { list, whole, z } from "@umpire/toolkit/schema";

export const game = defineGame({
  id: "high-card",
  edition: 1,
  maxDecisions: 4,
  seats: 2,
  schema: {
    state: z.strictObject({ cards: list(whole(0, 9), 2), bids: list(whole(0, 3), 2) }),
    action: whole(0, 3),
  },
  setup: (_options, _rules, rng) => ({ cards: [rng.int(10), rng.int(10)], bids: [] as number[] }),
  next: ({ cards, bids }) =>
    bids.length < 2
      ? { awaiting: [bids.length], step: "bid" }
      : { over: { winners: cards[0] === cards[1] ? [] : [(cards[0] ?? 0) > (cards[1] ?? 0) ? 0 : 1], reason: "high" } },
  view: ({ cards, bids }, viewer) => ({ own: viewer === "spectator" ? null : (cards[viewer] ?? 0), bids }),
  determinize({ own, bids }, viewer, rng) {
    const other = rng.int(10);
    return { cards: viewer === 0 ? [own ?? other, other] : [other, own ?? other], bids };
  },
  legal: () => [0, 1, 2, 3],
  resolve({ cards, bids }, chosen) {
    const bid = chosen(bids.length);
    return {
      state: { cards, bids: [...bids, bid] },
      events: [{ type: "bid", seat: bids.length, bid, card: cards[bids.length] ?? 0 }],
    };
  },
  isVisible: () => true,
});
`;
const open = honest.replace(", card: cards[bids.length] ?? 0", "");

const laws = (name: string, code: string) => {
  writeFileSync(join(folder, name), code);
  return umpireProcess(["laws", `./${name}`, "-n", "30"], "", folder);
};

describe("umpire laws, on a game of one file", () => {
  test("[P18] holds where nothing leaks", async () => {
    const { code, stdout } = await laws("open.ts", open);
    expect(stdout).not.toContain("BROKEN");
    expect(code).toBe(0);
  });

  test.each([
    ["a view that holds the other's card", "view.ts", open.replace("bids }),\n  determ", "bids, cards }),\n  determ")],
    [
      "a view that tells who is ahead",
      "ahead.ts",
      open.replace("bids }),\n  determ", "bids, ahead: (cards[0] ?? 0) > (cards[1] ?? 0) }),\n  determ"),
    ],
    ["an event that tells the card", "event.ts", honest],
  ])("[P18] catches %s, and says in which match", async (_leak, name, code) => {
    expect(code).not.toBe(open);
    const told = await laws(name, code);
    expect(told.code).toBe(1);
    expect(told.stdout).toMatch(/^BROKEN \[L\d+\] high-card: /m);
    expect(told.stdout).toMatch(/The match: preset standard, seed /);
    expect(told.stderr).toBe("");
  });
});
