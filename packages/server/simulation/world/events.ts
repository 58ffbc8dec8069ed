import type { Cancel } from "../../src/world.ts";

/** A process: while it stands still nothing happens to it, and once it has ended nothing more does. */
export type Process = { readonly name: string; isDown: boolean; isPaused: boolean; readonly backlog: Event[] };

type Event = {
  readonly at: number;
  readonly order: number;
  readonly task: () => void;
  readonly process: Process | null;
};

/** Simulated time, and what is yet to happen: the earliest first, and of two at once the one that was planned first. */
export type Events = {
  /** In milliseconds. */
  readonly now: () => number;
  /** Plans an event. Without a process it happens in any case. */
  readonly after: (ms: number, task: () => void, process?: Process | null) => Cancel;
  /** Runs a task when everything that follows from the current event is done. */
  readonly atEndOfTurn: (task: () => void, process: Process) => void;
  readonly resume: (process: Process) => void;
  /** Lets everything happen until a time. */
  readonly runUntil: (time: number) => Promise<void>;
  /** When the next one comes; infinity for never. */
  readonly next: () => number;
  readonly count: () => number;
};

export const newProcess = (name: string): Process => ({ name, isDown: false, isPaused: false, backlog: [] });

/** Events within a millisecond, at most. */
const MANY = 20_000;

const isEarlier = (one: Event, other: Event): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** A binary heap: the earliest event is at 0, those after the one at n are at 2n + 1 and 2n + 2. */
function push(heap: Event[], event: Event): void {
  let at = heap.push(event) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || !isEarlier(event, parent)) break;
    heap[at] = parent;
    at = above;
  }
  heap[at] = event;
}

function pop(heap: Event[]): Event | undefined {
  const [first] = heap;
  const last = heap.pop();
  if (first === undefined || last === undefined || heap.length === 0) return first;
  for (let at = 0; ; ) {
    const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]];
    const isRight = right !== undefined && left !== undefined && isEarlier(right, left);
    const child = isRight ? right : left;
    if (child === undefined || !isEarlier(child, last)) {
      heap[at] = last;
      return first;
    }
    heap[at] = child;
    at = 2 * at + (isRight ? 2 : 1);
  }
}

/**
 * `settle` is resolved when all promises have done what they can: after a turn of the real event loop. An event comes
 * only then, so promises follow each other as within one turn of a server.
 */
export function newEvents(settle: () => Promise<void>, start: number): Events {
  const heap: Event[] = [];
  let ending: Event[] = [];
  let [time, order, count] = [start, 0, 0];
  let [inARow, since] = [0, start];
  const eventOf = (at: number, task: () => void, process: Process | null): Event => {
    order += 1;
    return { at, order, task, process };
  };
  const happen = async ({ at, task, process }: Event): Promise<void> => {
    if (process?.isDown) return;
    count += 1;
    [inARow, since] = at - since < 1 ? [inARow + 1, since] : [0, at];
    if (inARow > MANY) throw new Error("it goes round in circles: no time passes any more");
    task();
    await settle();
    while (ending.length > 0) {
      const last = ending;
      ending = [];
      for (const each of last) if (!each.process?.isDown) each.task();
      await settle();
    }
  };
  return {
    now: () => time,
    count: () => count,
    next: () => heap[0]?.at ?? Number.POSITIVE_INFINITY,
    after: (ms, task, process = null) => {
      let isOn = true;
      push(
        heap,
        eventOf(time + Math.max(0, ms), () => (isOn ? task() : undefined), process),
      );
      return () => {
        isOn = false;
      };
    },
    atEndOfTurn: (task, process) => void ending.push(eventOf(time, task, process)),
    resume: (process) => {
      process.isPaused = false;
      for (const { task } of process.backlog.splice(0)) push(heap, eventOf(time, task, process));
    },
    runUntil: async (until) => {
      for (;;) {
        const [next] = heap;
        if (next === undefined || next.at > until) break;
        pop(heap);
        time = next.at;
        if (next.process?.isPaused) next.process.backlog.push(next);
        else await happen(next);
      }
      time = until;
    },
  };
}
