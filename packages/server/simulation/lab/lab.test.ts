import { games } from "umpire";
import { describe, expect, test } from "vitest";
import { type Fault, planOf } from "../plan.ts";
import { outcomeOf, settle } from "../run.ts";
import { digestOf } from "../simulate.ts";
import { formatByHand, readByHand } from "./by-hand.ts";
import { type Frame, type Lab, openLab } from "./lab.ts";

const LINGER = 200;
const open = (seed: number, byHand: readonly Fault[] = []): Promise<Lab> => openLab(seed, byHand, games, settle);

/** To the end, in strides that are no whole milliseconds. */
async function finish(lab: Lab, stride = 333.25): Promise<Frame> {
  for (;;) {
    const frame = await lab.advance(stride, LINGER);
    if (frame.verdict !== null) return frame;
  }
}

describe("a history that somebody looks at", { timeout: 120_000 }, () => {
  // With a second world, on a database, on a disk of its own, and until memory is free again.
  test.each([1, 4, 7, 10])("seed %i: the same lines as the command writes, whatever the strides", async (seed) => {
    const { trace, figures } = await outcomeOf(planOf(seed), games);
    const lab = await open(seed);
    const lines: string[] = [];
    // A number without an end in binary.
    let frame = await lab.advance(1.9, LINGER);
    lines.push(...frame.lines);
    frame = await lab.step(LINGER);
    lines.push(...frame.lines);
    for (let count = 0; count < 20; count += 1) {
      frame = await lab.step(LINGER);
      expect(frame.lines.length).toBeGreaterThan(0);
      lines.push(...frame.lines);
    }
    while (frame.verdict === null) {
      frame = await lab.advance(777.125, LINGER);
      lines.push(...frame.lines);
    }
    expect(lines).toEqual(trace);
    expect(frame.verdict).toMatchObject({ trouble: null, lines: trace.length, digest: digestOf(trace), figures });
  });

  test("a server that is killed by hand comes back under the next name, and nothing is lost", async () => {
    const lab = await open(3);
    const { scene: first } = await lab.advance(0, LINGER);
    await lab.advance(9000 - first.at, LINGER);
    const before = await lab.intervene({ type: "kill", at: 0, ms: 3000, place: "node1" });
    expect(before.scene.servers[0]).toMatchObject({ place: "node1", name: null, state: "down" });
    expect(before.byHand).toEqual([{ type: "kill", at: 9000, ms: 3000, place: "node1" }]);
    const after = await lab.advance(4000, LINGER);
    expect(after.scene.servers[0]).toMatchObject({ state: "up", name: expect.stringMatching(/^node1\.[2-9]$/) });
    const { verdict, scene } = await finish(lab);
    expect(verdict?.trouble).toBeNull();
    expect(scene.counts).toMatchObject({ lost: 0 });
    expect(scene.counts.acknowledged).toBeGreaterThan(20);
  });

  test("what was done by hand is in its address, which gives the same history again", async () => {
    const lab = await open(5);
    const { at } = (await lab.advance(0, LINGER)).scene;
    await lab.intervene({ type: "clock", at: 0, ms: -5000, place: "node2" });
    await lab.advance(5000.5 - at, LINGER);
    await lab.intervene({ type: "cut", at: 0, ms: 4000, one: "node1", other: "database" });
    await lab.advance(2000, LINGER);
    await lab.intervene({ type: "pause", at: 0, ms: 2500, place: "node2" });
    const { byHand } = await lab.intervene({ type: "away", at: 0, ms: 1500 });
    expect(formatByHand(byHand)).toBe(
      `clock.${at}.-5000.node2_cut.5001.4000.node1.database_pause.7001.2500.node2_away.7001.1500`,
    );
    const one = await finish(lab);
    const other = await finish(await open(5, readByHand(formatByHand(byHand)) ?? []), 50_000);
    expect(other.verdict).toEqual(one.verdict);
    expect(one.verdict?.digest).not.toBe((await finish(await open(5))).verdict?.digest);
  });

  test("trouble late in a history makes it longer: everything has time to come right", async () => {
    const lab = await open(3);
    const { at } = (await lab.advance(0, LINGER)).scene;
    await lab.advance(68_000 - at, LINGER);
    const { scene } = await lab.intervene({ type: "kill", at: 0, ms: 4000, place: "node2" });
    expect(scene.end).toBe(112_000);
    expect((await finish(lab)).verdict).toMatchObject({ trouble: null });
  });

  test("an exception that nobody catches is what is wrong, and the history ends there", async () => {
    const lab = await open(3);
    const { at } = (await lab.advance(0, LINGER)).scene;
    await lab.advance(2100 - at, LINGER);
    lab.blame(new Error("planted"));
    const { scene, verdict } = await lab.step(LINGER);
    expect(scene.at).toBe(3000);
    expect(scene.trouble).toContain("planted");
    expect(verdict?.trouble).toBe(scene.trouble);
  });
});

test.each([
  "kill",
  "kill.1.2",
  "kill.1.2.node1.node2",
  "away.1.2.node1",
  "kill.-1.2.node1",
  "kill.1.-2.node1",
  "cut.1.2.node1",
  "cut.1.2.node1.__proto__",
  "dance.1.2",
])("%s is nothing that was done by hand", (text) => {
  expect(readByHand(text)).toBeNull();
});
