import {
  type Entry,
  hashText,
  type Json,
  type Observation,
  observe,
  type Refusal,
  type Registry,
  type Replayed,
  replay,
  type Viewer,
  visibleEvents,
} from "@umpire/kernel";

/** A record, folded as far as it is right: one frame a line, and what is wrong with the next one. */
export type Film = {
  readonly frames: readonly Replayed[];
  readonly trouble: Refusal | null;
};

/** So long it may fold before the page gets a chance to breathe, in milliseconds. */
const BREATH = 30;
const breathe = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Folds a record with the kernel, which checks every decision, every die and every hash on the way. */
export async function develop(games: Registry, text: string): Promise<Film> {
  const frames: Replayed[] = [];
  let since = performance.now();
  // Line ends of other systems are line ends.
  for (const step of replay(games, text.replaceAll("\r\n", "\n").split("\n"))) {
    if (!step.ok) return { frames, trouble: step.refusal };
    frames.push(step.value);
    if (performance.now() - since < BREATH) continue;
    await breathe();
    since = performance.now();
  }
  return { frames, trouble: null };
}

/** What one viewer saw at a frame. */
export function sightAt({ game, table }: Replayed, viewer: Viewer): Observation {
  return observe(game, { ...table, sealed: [], offers: [], log: [] }, viewer);
}

/** What was heard with a frame: by one seat, or everything. */
export const heardAt = ({ game, events }: Replayed, viewer: Viewer): readonly Json[] =>
  (viewer === "spectator" ? events : visibleEvents(game, events, viewer)) as unknown as readonly Json[];

/** Who decided what with this entry, as the record has it. */
export function decisionsOf(entry: Entry | null): readonly { readonly seat: number; readonly action: Json }[] {
  return entry?.type === "decide" ? entry.orders.map(({ seat, action }) => ({ seat, action })) : [];
}

/** The seed of a match on a server: the server's secret, then what each seat brought. */
export type Chance = { readonly commitment: string; readonly brought: readonly string[] };

export function chanceOf(seed: string): Chance {
  const [secret = "", ...brought] = seed.split(".");
  return { commitment: hashText(secret), brought };
}
