import { kitsOf } from "@umpire/kit";
import { rps } from "@umpire/rps/game";
import { tactics } from "@umpire/tactics/game";
import { describe, expect, test } from "vitest";
import { answerQuestion, type SearchQuestion } from "../analysis/search.ts";
import type { SearchWorker } from "../analysis/search-worker.ts";
import type { Site } from "../site.ts";
import { createAgain, createLocal, openLocal, recordLocal, viewLocal } from "./open.ts";

const kits = kitsOf([{ game: rps }, { game: tactics }]);

/** A worker that thinks at once. */
const openWorker = (): SearchWorker => {
  const worker: SearchWorker = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (question: SearchQuestion) =>
      queueMicrotask(() =>
        worker.onmessage?.call({} as Worker, { data: answerQuestion(kits, question) } as MessageEvent),
      ),
  };
  return worker;
};

const title = { en: "", ru: "" };
const site: Site = {
  games: kits.games.map((game) => ({ id: game.id, title, editions: [{ edition: 1, load: async () => game }] })),
  ...{ rulebooks: [], pages: [], openWorker },
};

const against = (bot: string) => ["open" as const, { bot }];
const idOf = (made: Awaited<ReturnType<typeof createLocal>>): string => (made.ok ? made.value : "");

describe("a match in this browser", () => {
  test("is begun with a bot, shown to its seat, and can be begun once more", async () => {
    const match = idOf(await createLocal(site, { game: "rps", rules: "single", seats: against("club") }, "Ann"));
    const shown = await viewLocal(site, match);
    expect(shown).toMatchObject({
      seat: 0,
      view: { match, status: "running", rules: { wins: 1 }, players: [{ name: "Ann" }, { name: "club", bot: true }] },
    });
    const again = await viewLocal(site, idOf(await createAgain(site, match)));
    expect(again?.view).toMatchObject({ rules: { wins: 1 }, players: shown?.view.players });
    expect(again?.view.commitment).not.toBe(shown?.view.commitment);
  });

  test("is played to its end with the worker's bot; its record is the kernel's, and told only then", async () => {
    const match = idOf(await createLocal(site, { game: "rps", rules: "single", seats: against("random") }, "Ann"));
    expect(await recordLocal(site, match)).toMatchObject({ ok: false, refusal: { code: "not-over" } });
    const opened = await openLocal(site, match);
    if (!opened.ok) throw new Error(opened.refusal);
    const close = opened.value.open();
    const view = () => opened.value.read().snapshot?.view;
    while (view()?.status !== "over") {
      await opened.value.send({ type: "decide", step: view()?.step ?? 0, action: "rock" });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    close();
    expect(await recordLocal(site, match)).toMatchObject({ ok: true, value: { view: { status: "over" } } });
  });

  test("sits whoever is here where the request has an open seat", async () => {
    const seats = [{ bot: "club" }, "open" as const];
    const match = idOf(await createLocal(site, { game: "tactics", seats }, "Ann"));
    expect(await viewLocal(site, match)).toMatchObject({
      seat: 1,
      view: { players: [{ bot: true }, { name: "Ann" }] },
    });
  });
});

test.each(["local-nothing", "local-__proto__", "local-constructor"])("%s is not here", async (match) => {
  expect(await openLocal(site, match)).toEqual({ ok: false, refusal: "unknown-match" });
  expect(await viewLocal(site, match)).toBeNull();
  expect(await recordLocal(site, match)).toEqual({ ok: false, refusal: { code: "unknown-match" } });
});

test("a match of an edition that this page does not have is said to be one", async () => {
  const match = idOf(await createLocal(site, { game: "rps", seats: against("club") }, "Ann"));
  expect(await openLocal({ ...site, games: [] }, match)).toEqual({ ok: false, refusal: "unknown-edition" });
});

test("what is no match is refused", async () => {
  expect(await createLocal(site, { game: "chess", seats: against("club") }, "Ann")).toMatchObject({ ok: false });
  expect(await createLocal(site, { game: "rps", rules: "__proto__", seats: against("club") }, "Ann")).toMatchObject({
    ok: false,
    refusal: { code: "bad-rules" },
  });
});
