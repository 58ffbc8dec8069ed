import type { Choice } from "@umpire/toolkit";
import { describe, expect, test } from "vitest";
import { nothingSelected } from "./selection.ts";
import { hintFor } from "./tray.tsx";
import { showWords } from "./words/words.ts";

const choice = (from: string | null, ...at: string[]): Choice => ({ action: at, name: at.join(), from, at });

/** What is said at a table with a disc on cell 3 and a card, before anything is pressed and after `from` is. */
function said(choices: readonly Choice[], from: string | null = null): string {
  const picture = {
    pieces: [{ key: "disc", at: 3 }],
    rows: [{ key: "hand", items: [{ key: "card", card: "7" }] }],
  };
  const table = { choices, picture, isCut: false, placeNames: new Map<string, string>(), nameOf: () => "" };
  return hintFor(showWords("en"), table, { ...nothingSelected, from });
}

describe("what a person is to do now", () => {
  test("a piece is moved; where there is none, one thing is chosen and then another", () => {
    expect(said([choice("3", "4")])).toBe("Choose what to move.");
    expect(said([choice("3", "4")], "3")).toBe("Choose where to.");
    expect(said([choice("5", "6")])).toBe("Choose one, then another.");
    expect(said([choice("card", "6")], "card")).toBe("Now the other one.");
  });

  test("a place, a thing of one's own, or a button is chosen", () => {
    expect(said([choice(null, "4")])).toBe("Choose a place on the board.");
    expect(said([choice(null, "card")])).toBe("Choose one of yours.");
    expect(said([choice(null)])).toBe("Choose what to do.");
  });
});
