import { describe, expect, test } from "vitest";
import { emptyContents, openMemory } from "../store/memory.ts";
import { viewMatch } from "./cluster/watch.ts";
import { hand, hostOn, must, send, startMatch } from "./host.fixture.ts";
import type { Host } from "./live.ts";

/** A match of two, and what its seats ask for: each answer is "ok" or the code of the refusal. */
async function table(host: Host) {
  const match = await startMatch(host);
  let count = 0;
  const ask = async (seat: number, type: "offer-draw" | "accept-draw" | "decline-draw" | "undo") => {
    count += 1;
    const done = await send(host, match, seat, { type, key: `p${count}` });
    return done.ok ? "ok" : done.refusal.code;
  };
  const view = async () => must(await viewMatch(host, match)).view;
  return { match, ask, view };
}

describe("a draw that is declined", () => {
  test("is no offer any more, and everybody sees whose it was", async () => {
    const { ask, view } = await table(hostOn(openMemory()));
    expect(await ask(1, "decline-draw")).toBe("no-draw-offered");
    await ask(0, "offer-draw");
    expect(await ask(1, "decline-draw")).toBe("ok");
    expect(await view()).toMatchObject({ sight: { offers: [] }, proposals: { declined: { draw: [0] } } });
    expect(await ask(1, "accept-draw")).toBe("no-draw-offered");
  });

  test("is offered again by the same seat only after a decision; the other may at once", async () => {
    const host = hostOn(openMemory());
    const { match, ask, view } = await table(host);
    await ask(0, "offer-draw");
    await ask(1, "decline-draw");
    expect(await ask(0, "offer-draw")).toBe("draw-declined");
    expect(await ask(1, "offer-draw")).toBe("ok");
    await ask(0, "decline-draw");
    expect((await view()).proposals?.declined).toEqual({ draw: [0, 1], takeback: [] });
    await send(host, match, 0, hand(1, "rock"));
    expect(await ask(0, "offer-draw")).toBe("draw-declined");
    await send(host, match, 1, hand(1, "rock"));
    expect(await view()).not.toHaveProperty("proposals");
    expect(await ask(0, "offer-draw")).toBe("ok");
  });

  test("stays declined when another server reads the match", async () => {
    const contents = emptyContents();
    const { match, ask } = await table(hostOn(openMemory(contents)));
    await ask(0, "offer-draw");
    await ask(1, "decline-draw");
    const other = hostOn(openMemory(contents));
    expect(await send(other, match, 0, { type: "offer-draw", key: "again" })).toMatchObject({
      refusal: { code: "draw-declined" },
    });
  });
});
