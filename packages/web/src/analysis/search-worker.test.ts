import { expect, test } from "vitest";
import type { SearchQuestion } from "./search.ts";
import { openSearcher, type SearchWorker } from "./search-worker.ts";

const question: SearchQuestion = { ask: "suggest", game: "rps", edition: 1, rules: {}, view: {}, seat: 0 };

/** Workers that say nothing until the test lets them, in the order in which they were opened. */
function workers() {
  const opened: (SearchWorker & { asked: unknown[]; isEnded: boolean })[] = [];
  const open = (): SearchWorker => {
    const worker = {
      ...{ asked: [] as unknown[], isEnded: false, onmessage: null, onerror: null },
      postMessage: (asked: unknown) => worker.asked.push(asked),
      terminate: () => {
        worker.isEnded = true;
      },
    };
    opened.push(worker);
    return worker;
  };
  const reply = (at: number, data: unknown) =>
    opened[at]?.onmessage?.call(opened[at] as never, { data } as MessageEvent<unknown>);
  return { opened, open, reply };
}

test("nobody is woken before the first question, and one worker answers them all", async () => {
  const { opened, open, reply } = workers();
  const searcher = openSearcher(open);
  expect(opened).toHaveLength(0);
  const first = searcher.ask(question);
  reply(0, ["rock"]);
  expect(await first).toEqual({ ok: true, value: ["rock"] });
  const second = searcher.ask(question);
  reply(0, ["paper"]);
  expect(await second).toEqual({ ok: true, value: ["paper"] });
  expect(opened).toHaveLength(1);
});

test("a question that is stopped ends at once, and its late answer is nobody's", async () => {
  const { opened, open, reply } = workers();
  const searcher = openSearcher(open);
  const first = searcher.ask(question);
  searcher.stop();
  expect(await first).toBeNull();
  expect(opened[0]?.isEnded).toBe(true);
  const second = searcher.ask({ ...question, seat: 1 });
  reply(0, ["stale"]);
  reply(1, ["fresh"]);
  expect(await second).toEqual({ ok: true, value: ["fresh"] });
  expect(opened.map(({ asked }) => asked.length)).toEqual([1, 1]);
});

test("another question takes the place of the one before", async () => {
  const { opened, open, reply } = workers();
  const searcher = openSearcher(open);
  const first = searcher.ask(question);
  const second = searcher.ask(question);
  expect(await first).toBeNull();
  expect(opened[0]?.isEnded).toBe(true);
  reply(1, ["fresh"]);
  expect(await second).toEqual({ ok: true, value: ["fresh"] });
});

test("a worker that fails says so, and the next question wakes another", async () => {
  const { opened, open, reply } = workers();
  const searcher = openSearcher(open);
  const first = searcher.ask(question);
  opened[0]?.onerror?.call(opened[0] as never, {} as ErrorEvent);
  expect(await first).toEqual({ ok: false, refusal: { code: "worker-failed" } });
  const second = searcher.ask(question);
  reply(1, []);
  expect(await second).toEqual({ ok: true, value: [] });
});
