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

/** A record, folded as far as it is valid: one frame a line, and why the next one is refused. */
export type Playback = {
  readonly frames: readonly Replayed[];
  readonly refusal: Refusal | null;
};

/** Max time of folding before the page gets to draw and answer clicks, in ms. */
const MAX_SLICE = 30;
const yieldToPage = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Folds a record with the kernel, which checks every decision, every die and every hash on the way. */
export async function foldRecord(games: Registry, text: string): Promise<Playback> {
  const frames: Replayed[] = [];
  let since = performance.now();
  // Line ends of other systems are line ends.
  for (const step of replay(games, text.replaceAll("\r\n", "\n").split("\n"))) {
    if (!step.ok) return { frames, refusal: step.refusal };
    frames.push(step.value);
    if (performance.now() - since < MAX_SLICE) continue;
    await yieldToPage();
    since = performance.now();
  }
  return { frames, refusal: null };
}

/** What one viewer saw at a frame. */
export function observationAt({ game, table }: Replayed, viewer: Viewer): Observation {
  return observe(game, { ...table, sealed: [], offers: [], log: [] }, viewer);
}

/** The events of a frame: those visible to one seat, or all for spectators of a finished match. */
export const visibleEventsAt = ({ game, events }: Replayed, viewer: Viewer): readonly Json[] =>
  (viewer === "spectator" ? events : visibleEvents(game, events, viewer)) as unknown as readonly Json[];

/** Who decided what with this entry, as the record has it. */
export function decisionsOf(entry: Entry | null): readonly { readonly seat: number; readonly action: Json }[] {
  return entry?.type === "decide" ? entry.orders.map(({ seat, action }) => ({ seat, action })) : [];
}

/** The parts of a server match's seed: the hash of the server's secret, and each seat's contribution. */
export type SeedParts = { readonly commitment: string; readonly contributions: readonly string[] };

export function splitSeed(seed: string): SeedParts {
  const [secret = "", ...contributions] = seed.split(".");
  return { commitment: hashText(secret), contributions };
}
