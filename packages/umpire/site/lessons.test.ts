import type { Game } from "@umpire/kernel";
import { type LessonStep, languages, type SiteGame } from "@umpire/ui";
import { attempt, beginStep, learnerOf, playScene } from "@umpire/ui/lesson";
import { describe, expect, test } from "vitest";
import { site } from "./site.ts";

type Taught = { readonly id: string; readonly at: number; readonly game: Game; readonly step: LessonStep };

async function stepsOf({ id, lesson, editions: [newest] }: SiteGame): Promise<readonly Taught[]> {
  const game = await newest?.load();
  if (lesson === undefined || game === undefined) return [];
  const { steps } = (await lesson()).lesson;
  return steps.map((step, index) => ({ id, at: index + 1, game, step }));
}

const all = (await Promise.all(site.games.map(stepsOf))).flat();

test("our larger games have a lesson, and a lesson has five steps", () => {
  const taught = site.games.filter(({ lesson }) => lesson !== undefined).map(({ id }) => id);
  expect(taught).toEqual(expect.arrayContaining(["tactics", "shapeships", "ti4"]));
  for (const id of taught) expect(all.filter((each) => each.id === id)).toHaveLength(5);
});

describe.each(all)("$id, step $at", ({ game, step }) => {
  const first = beginStep(game, step);

  test("is no position any more with a decision that the rules refuse", () => {
    const { decisions = [] } = step.scene;
    for (const odd of [null, { type: "__proto__" }])
      expect(() => playScene(game, { ...step.scene, decisions: [...decisions, [learnerOf(step), odd]] })).toThrow();
  });

  test("is a position of the game in which the learner decides", () => {
    const { state, rules } = first.match;
    expect(game.parse.state(state, rules)).toEqual({ ok: true, value: state });
    expect(game.next(state, rules)).toMatchObject({ awaiting: expect.arrayContaining([learnerOf(step)]) });
  });

  test("is done with the last decision of its solution, and not before", () => {
    const judgements: unknown[] = [];
    let run = first;
    for (const action of step.solution) {
      const made = attempt(game, step, run, action);
      if (!made.ok) throw new Error(JSON.stringify(made.refusal));
      run = made.value;
      judgements.push(run.judgement);
    }
    expect(judgements).toEqual([...step.solution.slice(1).map(() => "on"), "done"]);
  });

  test("refuses what is no decision of the game", () => {
    for (const odd of [null, "__proto__", { constructor: 1 }, { type: "constructor", playerId: "__proto__" }])
      expect(attempt(game, step, first, odd).ok).toBe(false);
  });

  test("says everything in both languages, and never a code", () => {
    const [en, ru] = languages.map((language) => step.words[language]);
    expect(Object.keys(ru?.misses ?? {})).toEqual(Object.keys(en?.misses ?? {}));
    for (const { title, task, done, misses } of [en, ru].filter((each) => each !== undefined))
      for (const text of [title, task, done, ...Object.values(misses)]) {
        expect(text).not.toBe("");
        expect(text).not.toMatch(/\b(seed|undefined|[a-z]+-[a-z]+-[a-z]+|u\d_p\d|[xy] \d)\b/);
      }
  });
});

/** Whether a rulebook's first half keeps to the words of the board. */
test.each(site.rulebooks.filter(({ howTo }) => howTo !== undefined))(
  "how to play $id is said in both languages",
  async ({ howTo }) => {
    const { lead, sections } = (await howTo?.())?.howTo ?? { lead: null, sections: [] };
    expect(sections.length).toBeGreaterThanOrEqual(4);
    for (const language of languages) {
      const told = sections.flatMap(({ words }) => [words[language].title, ...words[language].text]);
      for (const text of [lead?.[language], ...told]) {
        expect(text).toBeTruthy();
        expect(text).not.toMatch(/\bseed\b|`|\b[a-z]+-[a-z]+-[a-z]+\b|[{}]|\bx \d/);
      }
    }
  },
);
