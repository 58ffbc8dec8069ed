import type { Game } from "@umpire/kernel";
import { rps } from "@umpire/rps/game";
import { describe, expect, test } from "vitest";
import type { Kit } from "./kit.ts";
import { kitsOf } from "./kits.ts";

const game: Game = rps;
const earlier: Game = { ...game, edition: 0 };
const kit: Kit = { game, evaluate: () => 0.5 };

describe("kits", () => {
  const kits = kitsOf([kit, { game: earlier }]);

  test("are found by the game's id and edition", () => {
    expect(kits.findKit(game.id)).toEqual({ ok: true, value: kit });
    expect(kits.findKit(game.id, 0)).toEqual({ ok: true, value: { game: earlier } });
    expect(kits.findKit("constructor")).toMatchObject({ ok: false, refusal: { code: "unknown-game" } });
  });

  test("belong to the game itself: another of the same id brings nothing", () => {
    expect(kits.kitOf(game)).toBe(kit);
    const own = { ...game };
    expect(kits.kitOf(own)).toEqual({ game: own });
  });

  test("a file of tables is read by whichever game can", () => {
    const unpack = (packed: Uint8Array) => packed;
    const [none, some] = [Uint8Array.of(0), Uint8Array.of(1)];
    const problem = { en: "no", ru: "нет" };
    const reads: Kit = {
      game: earlier,
      readTables: (packed) =>
        packed[0] === 1 ? { ok: true, value: { game: "rps", solved: {} } } : { ok: false, problem },
    };
    expect(kits.readTables(some, unpack)).toMatchObject({ ok: false });
    expect(kitsOf([kit, reads]).readTables(none, unpack)).toEqual({ ok: false, problem });
    expect(kitsOf([kit, reads]).readTables(some, unpack)).toMatchObject({ ok: true });
  });
});
