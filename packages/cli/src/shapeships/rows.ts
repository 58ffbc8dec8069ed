import type { Shapeships } from "@umpire/games";
import { canonical, type Json } from "@umpire/kernel";
import type { Book } from "./sight.ts";

type Settlement = Shapeships["event"]["settled"]["players"][0];
export type SettledRow = Settlement["rows"][number];

type Effect = Pick<SettledRow, "value" | "because">;

/** Things that are alike but for the ship they come from. */
export type Alike<T> = { readonly one: T; readonly ships: readonly string[]; readonly count: number };

/** Puts together what differs in nothing but its ship and what the key leaves out, in the order in which it came. */
export function alike<T extends { readonly ship: string | null }>(
  list: readonly T[],
  key: (each: T) => Json,
): readonly Alike<T>[] {
  const groups = new Map<string, { one: T; ships: string[]; count: number }>();
  for (const each of list) {
    const spelt = canonical(key(each));
    const group = groups.get(spelt) ?? { one: each, ships: [], count: 0 };
    group.count += 1;
    if (each.ship !== null) group.ships.push(each.ship);
    groups.set(spelt, group);
  }
  return [...groups.values()];
}

type Namer = Pick<Book, "words" | "term">;

/** `Mote N1, N2`; a solar power that was used twice is `Flare ×2`. */
export function nameSource(source: string, { ships, count }: Alike<unknown>, { term }: Namer): string {
  if (ships.length > 0) return `${term(source)} ${ships.join(", ")}`;
  return count === 1 ? term(source) : `${term(source)} ×${count}`;
}

/** How an amount comes about: how much each brings, and what it was put together from. */
export function spellAmount({ one, count }: Alike<Effect>, { words, term }: Namer): readonly string[] {
  const told = one.because.filter((part) => part.op === "base" || part.amount !== 0);
  const parts = told.map((part) =>
    part.op === "base" ? `${part.amount}` : `${part.amount} ${part.source.split(" ").map(term).join(" ")}`,
  );
  return [
    ...(count === 1 ? [] : [words.layout.each(`${one.value}`)]),
    ...(parts.length < 2 ? [] : [parts.join(" + ")]),
  ];
}
