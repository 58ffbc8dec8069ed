import type { Fault, Place, Scene } from "@umpire/server/simulation";

/** What somebody has pressed, to break it. */
export type Selection =
  | { readonly kind: "server"; readonly place: Place }
  | { readonly kind: "line"; readonly one: Place; readonly other: Place }
  | { readonly kind: "store" };

export const isSame = (one: Selection | null, other: Selection): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);

/** What can be done to it, by the word on the button, and what that lets go wrong. */
export type Act = { readonly word: ActWord; readonly fault: Fault };
type ActWord =
  | "kill"
  | "stop"
  | "pause"
  | "power"
  | "ahead"
  | "behind"
  | "cut"
  | "away"
  | "full"
  | "sluggish"
  | "lie"
  | "broken-sync"
  | "lossy";

const SKEW = 5000;

const clocksOf = (place: Place): readonly Act[] => [
  { word: "ahead", fault: { type: "clock", at: 0, ms: SKEW, place } },
  { word: "behind", fault: { type: "clock", at: 0, ms: -SKEW, place } },
];

/** What can be done, for so long. */
export function actsOn({ store }: Pick<Scene, "store">, selected: Selection, ms: number): readonly Act[] {
  if (selected.kind === "line") {
    const { one, other } = selected;
    return [{ word: "cut", fault: { type: "cut", at: 0, ms, one, other } }];
  }
  const isDisk = store.kind === "disk";
  if (selected.kind === "store") {
    const types = isDisk
      ? (["full", "sluggish", "lie", "broken-sync"] as const)
      : (["away", "full", "sluggish", "lossy"] as const);
    const own = types.map((type): Act => ({ word: type, fault: { type, at: 0, ms } }));
    return isDisk ? own : [...own, ...clocksOf("database")];
  }
  const { place } = selected;
  const types = isDisk ? (["kill", "power", "stop", "pause"] as const) : (["kill", "stop", "pause"] as const);
  return [...types.map((type): Act => ({ word: type, fault: { type, at: 0, ms, place } })), ...clocksOf(place)];
}
