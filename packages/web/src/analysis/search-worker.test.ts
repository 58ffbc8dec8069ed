import { expect, test } from "vitest";
import type { Question } from "./search.ts";
import { type Mind, openThinker } from "./search-worker.ts";

const question: Question = { ask: "suggest", game: "rps", edition: 1, rules: {}, view: {}, seat: 0 };

/** Minds that say nothing until the test lets them, in the order in which they were opened. */
function minds() {
  const opened: (Mind & { asked: unknown[]; isEnded: boolean })[] = [];
  const open = (): Mind => {
    const mind = {
      ...{ asked: [] as unknown[], isEnded: false, onmessage: null, onerror: null },
      postMessage: (asked: unknown) => mind.asked.push(asked),
      terminate: () => {
        mind.isEnded = true;
      },
    };
    opened.push(mind);
    return mind;
  };
  const say = (at: number, data: unknown) =>
    opened[at]?.onmessage?.call(opened[at] as never, { data } as MessageEvent<unknown>);
  return { opened, open, say };
}

test("nobody is woken before the first question, and one mind answers them all", async () => {
  const { opened, open, say } = minds();
  const thinker = openThinker(open);
  expect(opened).toHaveLength(0);
  const first = thinker.ask(question);
  say(0, ["rock"]);
  expect(await first).toEqual({ ok: true, value: ["rock"] });
  const second = thinker.ask(question);
  say(0, ["paper"]);
  expect(await second).toEqual({ ok: true, value: ["paper"] });
  expect(opened).toHaveLength(1);
});

test("a question that is stopped ends at once, and its late answer is nobody's", async () => {
  const { opened, open, say } = minds();
  const thinker = openThinker(open);
  const first = thinker.ask(question);
  thinker.stop();
  expect(await first).toBeNull();
  expect(opened[0]?.isEnded).toBe(true);
  const second = thinker.ask({ ...question, seat: 1 });
  say(0, ["stale"]);
  say(1, ["fresh"]);
  expect(await second).toEqual({ ok: true, value: ["fresh"] });
  expect(opened.map(({ asked }) => asked.length)).toEqual([1, 1]);
});

test("another question takes the place of the one before", async () => {
  const { opened, open, say } = minds();
  const thinker = openThinker(open);
  const first = thinker.ask(question);
  const second = thinker.ask(question);
  expect(await first).toBeNull();
  expect(opened[0]?.isEnded).toBe(true);
  say(1, ["fresh"]);
  expect(await second).toEqual({ ok: true, value: ["fresh"] });
});

test("a mind that fails says so, and the next question wakes another", async () => {
  const { opened, open, say } = minds();
  const thinker = openThinker(open);
  const first = thinker.ask(question);
  opened[0]?.onerror?.call(opened[0] as never, {} as ErrorEvent);
  expect(await first).toEqual({ ok: false, refusal: { code: "worker-failed" } });
  const second = thinker.ask(question);
  say(1, []);
  expect(await second).toEqual({ ok: true, value: [] });
});
