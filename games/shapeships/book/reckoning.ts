import { canonical, type Json } from "@umpire/kernel";
import { duskDamage } from "../rules/settlement/ledger.ts";
import type { Reason, ShapeshipsState } from "../rules/shape.ts";
import type { Per } from "../words/book-words.ts";
import type { Book } from "./book.ts";

/** Things that are alike but for the ship they come from, and how many they are: a ship may do a thing twice. */
export type Group<T> = { readonly one: T; readonly ships: readonly string[]; readonly count: number };

/** Puts together what differs in nothing but its ship and what the key leaves out, in the order in which it came. */
export function groupAlike<T extends { readonly ship: string | null }>(
  list: readonly T[],
  key: (each: T) => Json,
): readonly Group<T>[] {
  const groups = new Map<string, { one: T; ships: string[]; count: number }>();
  for (const each of list) {
    const canonicalKey = canonical(key(each));
    const group = groups.get(canonicalKey) ?? { one: each, ships: [], count: 0 };
    group.count += 1;
    if (each.ship !== null && !group.ships.includes(each.ship)) group.ships.push(each.ship);
    groups.set(canonicalKey, group);
  }
  return [...groups.values()];
}

type Namer = Pick<Book, "words" | "term" | "name">;

/** `Mote N1, N2`; a solar power that was used twice is `Flare ×2`. */
export function nameSource(source: string, { ships, count }: Group<unknown>, { term, name }: Namer): string {
  if (ships.length > 0) return `${name(source)} ${compactIds(ships)}`;
  const power = source === "dusk" ? term(source) : name(source);
  return count === 1 ? power : `${power} ×${count}`;
}

/** How an amount comes about: how much each brings, and what that was put together from. */
export function formatAmount(
  { one, ships, count }: Group<{ readonly because: readonly Reason[] }>,
  each: number,
  namer: Namer,
): readonly string[] {
  const { reckoning } = namer.words;
  const parts = mergeReasons(one.because).filter((part) => part.amount !== 0);
  const said = parts.map((part) => formatReason(part, namer));
  // What is nothing but a base needs no reasons.
  const isScaled = parts.length > 1 || parts.some(({ op }) => op !== "base");
  const isRepeated = ships.length > 0 && ships.length < count;
  const shares = isRepeated ? reckoning.times(count, `${each}`) : reckoning.each(`${each}`);
  return [...(count === 1 ? [] : [shares]), ...(isScaled ? [said.join(" + ")] : [])];
}

const pers: { readonly [P in Per]: true } = {
  ...{ other_ship: true, other_copy: true, type: true, enemy_type: true, roll: true, extra_roll: true },
  ...{ made_this_turn: true, declared_action: true, energy_spent: true, missing_health: true },
};
const isPer = (source: string): source is Per => Object.hasOwn(pers, source);

function formatReason(part: Reason, { words, name }: Namer): string {
  if (part.op === "base") return `${part.amount}`;
  const { amount, source, count = amount } = part;
  const [first = "", ...ids] = source.split(" ");
  if (ids.length > 0) return [amount, name(first), ...ids].join(" ");
  return words.powers.counted(amount, count, isPer(first) ? first : { ship: name(first) });
}

/** Reasons that are ships of one kind become one: `scaffold N1` twice and `scaffold N2` are `scaffold N1, N2`. */
export function mergeReasons(because: readonly Reason[]): readonly Reason[] {
  const merged: Reason[] = [];
  for (const part of because) {
    const at = merged.findIndex((each) => isLike(each, part));
    const like = merged[at];
    if (like === undefined || like.op === "base" || part.op === "base") merged.push(part);
    else merged[at] = { ...like, amount: like.amount + part.amount, source: joinSources(like.source, part.source) };
  }
  return merged;
}

const kindIn = (source: string) => source.split(" ")[0];

/** Of one kind of ship, each with the ids of its own. */
const isLike = (one: Reason, part: Reason) =>
  one.op === "add" &&
  part.op === "add" &&
  part.source.includes(" ") &&
  one.source.includes(" ") &&
  kindIn(one.source) === kindIn(part.source);

function joinSources(one: string, source: string): string {
  const [kind, ...ids] = one.split(/,? /);
  const [, id = ""] = source.split(" ");
  return `${kind} ${[...new Set([...ids, id])].join(", ")}`;
}

/** Ids in a few words: `S2, S3, S5–S9`. */
export function compactIds(ids: readonly string[], between = ", "): string {
  const runs: string[][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run !== undefined && follows(run.at(-1) ?? "", id)) run.push(id);
    else runs.push([id]);
  }
  return runs.map((run) => (run.length < 3 ? run.join(between) : `${run[0]}–${run.at(-1)}`)).join(between);
}

const follows = (before: string, id: string) => id === `${before.charAt(0)}${Number(before.slice(1)) + 1}`;

/** How many turns before dusk it is announced. */
const DUSK_NOTICE = 2;

/** What dusk does now or will soon do; null while it is far off, or never comes. */
export function describeDusk(state: ShapeshipsState, { pack, words: { reckoning } }: Pick<Book, "pack" | "words">) {
  const { dusk } = pack;
  if (dusk === null || state.turn < dusk.turn - DUSK_NOTICE) return null;
  const damage = duskDamage(state, pack);
  return damage === null ? reckoning.dusk(dusk.turn, dusk.damage) : reckoning.dark(damage, dusk.damage);
}
