/** A fault that a server could have: which text of which file becomes which. */
export type Planted = {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Nothing that goes wrong so far brings it to light within a few dozen seeds: it is there to be found one day. */
  readonly isElusive?: true;
};

const match = "packages/server/src/match";

/** Faults of the server itself, and two of the models of what it stands on. Some of them it has had. */
export const planted: readonly Planted[] = [
  {
    what: "acknowledged before it is kept",
    file: `${match}/execution.ts`,
    from: "    const done = await commit(host, live, key, plan.value);",
    to: "    acknowledge(plan.value.answer);\n    const done = await commit(host, live, key, plan.value);",
  },
  {
    what: "broadcast before it is kept",
    file: `${match}/execution.ts`,
    from: "    const done = await commit(host, live, key, plan.value);",
    to: "    broadcast({ ...live }, plan.value.applied);\n    const done = await commit(host, live, key, plan.value);",
  },
  {
    what: "a key forgotten when the server starts anew: repeated, it takes effect again",
    file: "packages/server/src/store/operations.ts",
    from: '  if (before !== null) return { ok: false, why: "duplicate", answer: before };',
    to: "",
  },
  {
    what: "the epoch of a writer is not checked",
    file: "packages/server/src/store/operations.ts",
    from: '  if (epoch !== head.epoch) return { ok: false, why: "fenced", epoch: head.epoch };',
    to: "",
  },
  {
    what: "the number that a writer expects is not checked",
    file: "packages/server/src/store/operations.ts",
    from: '  if (expected !== head.seq) return { ok: false, why: "conflict", seq: head.seq };',
    to: "",
  },
  {
    what: "wishes without keys",
    file: `${match}/commands.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a text of the program
    from: "      return `${command.seat}:${command.wanted.key}`;",
    to: "      return null;",
  },
  {
    what: "a repetition is refused by the rules, without a look whether it worked before",
    file: `${match}/execution.ts`,
    from: "const earlier = key === null ? null : await host.world.store.answered(live.room.created.match, key);",
    to: "const earlier = null;",
  },
  {
    isElusive: true,
    what: "memory is trusted after an append that failed",
    file: `${match}/commit.ts`,
    from: "      live.isUnsure = true;\n      await catchUp(host, live);",
    to: "",
  },
  {
    isElusive: true,
    what: "memory is trusted after an outage, by a server that believes that it still has the match",
    file: `${match}/cluster/ownership.ts`,
    from: "  if (host.peers !== undefined || live.isUnsure) {",
    to: "  if (live.epoch === null || live.isUnsure) {",
  },
  {
    what: "a reader folds an expired clock without keeping it",
    file: `${match}/execution.ts`,
    from: "    if (expired.length === 0 || !isOwner(host, live)) return;",
    to: "    if (expired.length === 0) return;\n    if (!isOwner(host, live)) {\n      const read = planEntries(live, host.now(), expired);\n      return read.ok ? broadcast(live, read.value.applied) : undefined;\n    }",
  },
  {
    what: "the timer of a server that has lost the match goes on",
    file: `${match}/schedule.ts`,
    from: "host.isClosed || live.isSetAside || !isOwner(host, live) || room.match",
    to: "host.isClosed || live.isSetAside || room.match",
  },
  {
    what: "nobody takes up the matches of a server that is gone",
    file: `${match}/cluster/cluster.ts`,
    from: "    if (found?.ok) await enqueue(found.value, () => takeOver(host, peers, found.value, epoch)).catch(() => false);",
    to: "    if (found?.ok) await enqueue(found.value, async () => epoch).catch(() => false);",
  },
  {
    what: "a difference does not tell that a list has become shorter by one",
    file: "packages/protocol/src/changes.ts",
    from: "if (after.length < before.length) found.push([[...way, after.length]]);",
    to: "if (after.length + 1 < before.length) found.push([[...way, after.length]]);",
  },
  {
    what: "a difference does not tell that a field is gone",
    file: "packages/protocol/src/changes.ts",
    from: "  for (const key in before) if (own(after, key) === undefined) found.push([[...way, key]]);\n",
    to: "",
  },
  {
    what: "players with the same view of the board get each other's sealed orders",
    file: `${match}/broadcast.ts`,
    from: "a.view === b.view && a.own === b.own;",
    to: "a.view === b.view;",
  },
  {
    isElusive: true,
    what: "after an outage the difference starts from another clock than was shown",
    file: `${match}/broadcast.ts`,
    from: "  const known = isClockWhole ? { ...before, clock: null } : before;",
    to: "  const known = before;",
  },
  {
    what: "a view has all sealed orders",
    file: `${match}/room.ts`,
    from: "sight: match === null ? null : (observe(game, match, viewer) as unknown as Json),",
    to: "sight: match === null ? null : ({ ...observe(game, match, viewer), sealed: match.sealed } as unknown as Json),",
  },
  {
    isElusive: true,
    what: "who has decided is told in the order of what was decided",
    file: "packages/kernel/src/match.ts",
    from: "  const decided = match.sealed.map((order) => order.seat);\n  const own",
    to: "  const decided = match.sealed.toSorted((a, b) => (JSON.stringify(a.action) < JSON.stringify(b.action) ? -1 : 1)).map((order) => order.seat);\n  const own",
  },
  {
    what: "the first entry that somebody knows is told as missed once more",
    file: `${match}/missed.ts`,
    from: "seq > since ? eventsFor",
    to: "seq >= since ? eventsFor",
  },
  {
    isElusive: true,
    what: "the room is not read again after another writer was faster",
    file: `${match}/execution.ts`,
    from: '    await catchUp(host, live, done.why === "fenced");\n    if (done.why === "duplicate")',
    to: '    if (done.why === "duplicate")',
  },
  {
    what: "what news did not bring is never compared with the store",
    file: `${match}/cluster/cluster.ts`,
    from: "  await sweep(host, peers);\n",
    to: "",
  },
  {
    what: "who is there is told once, and never again",
    file: `${match}/cluster/cluster.ts`,
    from: "    if (live !== null) announcePresence(host, live, false);",
    to: "",
  },
  {
    what: "players at a server that is gone are there for ever",
    file: `${match}/cluster/cluster.ts`,
    from: "  for (const node of gone) live.remoteSeats.delete(node);",
    to: "",
  },
  {
    what: "idle rooms stay in memory",
    file: `${match}/live.ts`,
    from: "    host.rooms.delete(match);\n    if (found.ok) await",
    to: "    if (found.ok) await",
  },
  {
    what: "whoever has left still belongs to the audience",
    file: `${match}/broadcast.ts`,
    from: "    audience.listeners.delete(listener);",
    to: "",
  },
  {
    what: "a socket that has closed still counts",
    file: "packages/server/src/socket/limits.ts",
    from: "  crowd.count -= 1;",
    to: "",
  },
  {
    what: "a bot is asked once for a step, whatever becomes of its answer",
    file: `${match}/schedule.ts`,
    from: "  const done = () => void live.thinking.delete(question);",
    to: "  const done = () => undefined;",
  },
  {
    isElusive: true,
    what: "a bot whose decision could not be kept is not asked again",
    file: `${match}/schedule.ts`,
    from: "      done();\n      retry(host, live);",
    to: "      done();",
  },
  {
    isElusive: true,
    what: "a clock whose end could not be kept is forgotten",
    file: `${match}/schedule.ts`,
    from: "onExpiry(host, live).catch(() => retry(host, live))",
    to: "onExpiry(host, live).catch(() => undefined)",
  },
  {
    what: "whoever takes a match over does not wind its clocks",
    file: `${match}/cluster/ownership.ts`,
    from: "    host.schedule(live);",
    to: "",
  },
  {
    what: "server time is the wall clock",
    file: "packages/server/src/world.ts",
    from: 'evenClock({ ticks }: Pick<Machine, "ticks">, start',
    to: "evenClock({ wall: ticks }: Machine, start",
  },
  {
    what: "server time begins with the wall clock, whatever is kept",
    file: "packages/server/src/service.ts",
    from: "(await world.store.latest()) ?? 0",
    to: "0",
  },
  {
    what: "a decision counts for whatever step it is",
    file: `${match}/commands.ts`,
    from: '      if (wanted.step !== step) return err({ code: "stale-step", step });',
    to: "",
  },
  {
    what: "lists show a match as it was when it was made",
    file: `${match}/summary.ts`,
    from: "  return isSame ? null : summaryOf(after);",
    to: "  return isSame ? null : summaryOf(before);",
  },
  {
    what: "a match that could not be read once is not read again",
    file: `${match}/live.ts`,
    from: "isSetAside(found.refusal) ? undefined : forget()), forget);",
    to: "isSetAside(found.refusal) ? undefined : forget()), () => undefined);",
  },
  {
    what: "one task of a room that fails stops all that come after it",
    file: `${match}/live.ts`,
    from: "  live.queue = done.catch(() => undefined);",
    to: "  live.queue = done;\n  done.catch(() => undefined);",
  },
  {
    what: "players hear what those say who look on",
    file: `${match}/chat.ts`,
    from: '  isOver || (viewer === "spectator") === (seat === null);',
    to: "  isOver || viewer !== null;",
  },
  {
    what: "in the model: a disk that never syncs",
    file: "packages/server/simulation/storage/disk.ts",
    from: "  if (!disk.isLying) disk.synced = disk.written.length;",
    to: "",
  },
  {
    what: "in the model: a taker need not know the last epoch",
    file: "packages/server/simulation/storage/database.ts",
    from: "    row.epoch += 1;\n    owners.set(match, node);",
    to: "    owners.set(match, node);",
  },
];
