import { expandRules, type Game, type Match, type Shape, start } from "@umpire/kernel";
import { rps } from "@umpire/rps/game";
import { shapeships } from "@umpire/shapeships/game";
import { withGames } from "umpire/umpire-fixture";
import { describe, expect, test } from "vitest";
import * as person from "./person.ts";

/** The command line, with the games that it knows. */
const commandIn: typeof person.commandIn = (...given) => withGames(() => person.commandIn(...given));
const obey: typeof person.obey = (...given) => withGames(() => person.obey(...given));
const offersTo: typeof person.offersTo = (...given) => withGames(() => person.offersTo(...given));
const promptFor: typeof person.promptFor = (...given) => withGames(() => person.promptFor(...given));

function begun<G extends Shape>(game: Game<G>, options: object = {}): Match<G> {
  const rules = expandRules(game, undefined);
  const parsed = game.parse.options(options);
  if (!rules.ok || !parsed.ok) throw new Error("cannot begin");
  const match = start(game, "demo", parsed.value, rules.value);
  if (!match.ok) throw new Error(match.refusal.code);
  return match.value.match;
}

const duel = begun(shapeships, { factions: ["lattice", "corona"] });
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

/** What typing this comes to: the match after it, or the text to read. */
function typed(match: Match, seat: number, input: string, language: "en" | "ru" = "en", game: Game = shapeships) {
  const done = obey(game, match, seat, input, language);
  return typeof done === "string" ? { text: oneLine(done) } : { match: done.match, events: done.events };
}

function after(match: Match, seat: number, input: string): Match {
  const { match: moved } = typed(match, seat, input);
  if (moved === undefined) throw new Error(`${input} did nothing`);
  return moved;
}

describe("a draw", () => {
  const offered = after(duel, 0, "offer");

  test("is offered, and accepted, with a word that is no verb of the game", () => {
    expect(offered.offers).toEqual([0]);
    expect(after(offered, 1, "offer").ended).toMatchObject({ winners: [], reason: "draw-agreed" });
    expect(typed(duel, 0, "ничья", "ru").match?.offers).toEqual([0]);
    expect(typed(offered, 1, "НИЧЬЮ", "ru").match?.ended).not.toBeNull();
  });

  test("is not offered by `draw`: that says what to type", () => {
    expect(typed(offered, 1, "draw").text).toMatch(/^To draw ships, name them: .+\. To offer a draw, type `offer`\.$/);
    expect(typed(duel, 0, "чертить", "ru").text).toMatch(
      /^Чтобы чертить, назовите корабли: .+\. Предложить ничью: `ничья`\.$/,
    );
    expect(typed(begun(shapeships), 0, "draw").text).toBe(
      "Nothing is drawn in this step. To offer a draw, type `offer`.",
    );
  });

  test("is announced to the other side at its prompt and before, and to nobody else", () => {
    expect(oneLine(promptFor(shapeships, offered, 1, "en"))).toMatch(
      /^North offers a draw: `offer` accepts it and ends the match; with an order it goes on\. South \(you\), drawing\./,
    );
    expect(oneLine(promptFor(shapeships, offered, 1, "ru"))).toMatch(
      /^Север предлагает ничью: `ничья` примет её и закончит партию, приказ — играть дальше\. Юг \(вы\)/,
    );
    expect(promptFor(shapeships, offered, 0, "en")).toMatch(/^North \(you\), drawing\./);
    expect(offersTo(shapeships, offered, 1, "en", true).join()).toContain("draw: after Enter, `offer`");
    expect(offersTo(shapeships, offered, 1, "ru", true).join()).toContain("ничью: после Enter `ничья`");
    expect(offersTo(shapeships, duel, 1, "en", true)).toEqual([]);
  });

  test("in a game without words of its own is offered by `draw`, by a seat", () => {
    const hands = begun(rps);
    const { match } = typed(hands, 0, "draw", "en", rps);
    expect(match?.offers).toEqual([0]);
    expect(promptFor(rps, match ?? hands, 1, "en")).toMatch(/^Seat 0 offers a draw: `draw` accepts it/);
    expect(promptFor(rps, match ?? hands, 1, "ru")).toMatch(/^Место 0 предлагает ничью: `draw` примет её/);
  });
});

describe("commands", () => {
  test.each([
    ["exit", "en", "quit"],
    ["Q", "en", "quit"],
    ["?", "en", "help"],
    [" help ", "ru", "help"],
    ["помощь", "ru", "help"],
    ["выход", "ru", "quit"],
    ["назад", "ru", "back"],
    ["сдаться", "ru", "resign"],
    ["draw", "en", null],
    ['"quit"', "en", null],
    ["помощь", "en", null],
  ] as const)("%s (%s): %s", (input, language, command) => {
    expect(commandIn(shapeships, language, input)).toBe(command);
  });

  test("other games have their own letters, and draw", () => {
    expect(["q", "?", "draw", "quit"].map((input) => commandIn(rps, "en", input))).toEqual([
      null,
      null,
      "draw",
      "quit",
    ]);
    expect(commandIn(rps, "ru", "помощь")).toBe("help");
  });

  test("help says which word offers a draw", () => {
    expect(typed(duel, 0, "?").text).toContain("`offer` offers a draw or accepts one");
    expect(typed(duel, 0, "помощь", "ru").text).toContain("`ничья` — предложить или принять ничью");
    expect(promptFor(shapeships, duel, 0, "en")).toContain("offer (offers a draw)");
    expect(promptFor(shapeships, duel, 0, "ru")).toContain("ничья (предложить ничью)");
  });

  test("what is refused is said of North, and in other games of a seat", () => {
    expect(typed(duel, 0, "back").text).toBe("North has no decision to take back.");
    expect(typed(duel, 1, "назад", "ru").text).toBe("Юг: брать назад нечего.");
    expect(typed(after(duel, 1, "offer"), 1, "offer").text).toBe("South offers a draw already.");
    expect(typed(begun(rps), 0, "undo", "en", rps).text).toBe("Seat 0 has no decision to take back.");
  });
});
