import type { EventOfType, ShapeshipsEvent } from "../rules/shape.ts";

/** Effects that were queued one after another, to be described together. */
export type QueuedTogether = {
  readonly type: "queued-together";
  readonly effects: readonly EventOfType<"queued">["effect"][];
};

/** The same events with each run of queued effects as one. */
export function mergeQueued(events: readonly ShapeshipsEvent[]): readonly (ShapeshipsEvent | QueuedTogether)[] {
  const merged: (ShapeshipsEvent | QueuedTogether)[] = [];
  for (const event of events) {
    const last = merged.at(-1);
    if (event.type !== "queued") merged.push(event);
    else if (last?.type === "queued-together")
      merged[merged.length - 1] = { ...last, effects: [...last.effects, event.effect] };
    else merged.push({ type: "queued-together", effects: [event.effect] });
  }
  return merged;
}
