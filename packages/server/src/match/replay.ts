import {
  err,
  type Game,
  type MatchEvent,
  ok,
  type Refusal,
  type Registry,
  type Result,
  RulesError,
} from "@umpire/kernel";
import type { Bundles } from "../bundles/bundles.ts";
import { StoreError } from "../store/error.ts";
import type { StoredEntry } from "../store/store.ts";
import type { Machine } from "../world.ts";
import { type Created, type DatedEntry, parseEntry } from "./entries.ts";
import type { AppliedEntry } from "./room.ts";
import { type Folded, fold, openRoom, type Room } from "./room.ts";

const SET_ASIDE = "does-not-replay";
/** The stored entries are not what was written. */
const DAMAGED = "damaged";
/** A call of its rules has twice stopped the whole server. */
export const DOES_NOT_RETURN = "does-not-return";

/** Whether a refusal means that a match is set aside, and not only unknown. */
export const isSetAside = ({ code }: Refusal): boolean =>
  code === SET_ASIDE || code === DAMAGED || code === DOES_NOT_RETURN;

/** A store's error about a damaged match as a refusal; null for any other error. */
export const damageOf = (error: unknown): Refusal | null =>
  error instanceof StoreError && error.damage !== null ? { code: DAMAGED, ...error.damage } : null;

/** The stored entries of a match cannot be folded any more: it is set aside, and the others go on. */
export class SetAside extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Names the match, the entry and step that fail, and the code of the rules; nothing that somebody decided. */
const replayError = ({ match, game, edition }: Created, seq: number, step: number, problem: string) =>
  err({ code: SET_ASIDE, match, game, edition, seq, step, problem });

/** Only the code or name of a rulebook's error: its message may hold secrets. */
function errorCode(error: unknown): string {
  if (error instanceof RulesError) return error.code ?? "broken-invariant";
  return error instanceof Error ? error.name : typeof error;
}

function catchErrors<T>(run: () => Result<T>): Result<T> {
  try {
    return run();
  } catch (error) {
    return err({ code: errorCode(error) });
  }
}

/** Folds a stored entry. It was legal once; where it is not now, the rules have changed under an unchanged edition. */
function refold(room: Room, dated: DatedEntry): Result<AppliedEntry> {
  const step = catchErrors(() => fold(room, dated));
  if (step.ok) return ok({ ...step.value, entry: dated.entry });
  return replayError(room.created, dated.seq, room.match?.step ?? 0, step.refusal.code);
}

/** Folds stored entries one after the other. */
export function refoldAll(from: Room, dated: readonly DatedEntry[]): Result<readonly AppliedEntry[]> {
  const steps: AppliedEntry[] = [];
  for (const each of dated) {
    const step = refold(steps.at(-1)?.room ?? from, each);
    if (!step.ok) return step;
    steps.push(step.value);
  }
  return ok(steps);
}

/** Max time of folding before the event loop runs other tasks, in milliseconds. */
const SLICE = 4;

/** A function that yields to the event loop once a slice is over, and rests as long as `restAfterSlice` says. */
export function newSlices(
  { ticks, nextTurn, pause }: Pick<Machine, "ticks" | "nextTurn" | "pause">,
  restAfterSlice: () => number = () => 0,
): () => Promise<void> {
  let since = ticks();
  return async () => {
    if (ticks() - since < SLICE) return;
    const rest = restAfterSlice();
    await (rest > 0 ? pause(rest) : nextTurn());
    since = ticks();
  };
}

/** The games that there are, and the bundles that matches are pinned to. */
export type Library = { readonly games: Pick<Registry, "find">; readonly bundles?: Pick<Bundles, "find"> };

/** The game that a match is pinned to: that of its bundle, else the one of its edition. */
async function pinnedGame({ games, bundles }: Library, { game, edition, bundle }: Pinned): Promise<Result<Game>> {
  if (bundle === undefined) return games.find(game, edition);
  const found = await bundles?.find(bundle);
  return found === undefined || found === null
    ? err({ code: "unknown-bundle", game, edition, bundle })
    : ok(found.kit.game);
}
type Pinned = Pick<Created, "game" | "edition" | "bundle">;

/** The room of a `created` entry; null for any other entry. */
async function recreateRoom(library: Library, { seq, at, text }: StoredEntry): Promise<Result<Room> | null> {
  const created = parseEntry(text);
  if (created.type !== "created") return null;
  const game = await pinnedGame(library, created);
  if (!game.ok) return game;
  const { rules, options } = game.value.parse;
  const pins = [rules(created.rules), options(created.options)];
  for (const pin of pins) if (!pin.ok) return replayError(created, seq, 0, pin.refusal.code);
  const made = catchErrors(() => openRoom({ find: () => game }, created, seq, at));
  return made.ok ? made : replayError(created, seq, 0, made.refusal.code);
}

/** A stored entry, the room after it, and its events. */
export type ReplayedEntry = { readonly kept: StoredEntry; readonly room: Room; readonly events: readonly MatchEvent[] };

/** Runs the fold of one entry, and may charge its time to somebody. */
export type Run = <T>(task: () => T) => T;

/**
 * Folds a match from its first entry on, and yields to the event loop in slices; only one position is in memory at a
 * time. Empty where there is no match; the last result may be a refusal.
 */
export async function* replay(
  library: Library,
  pages: AsyncIterable<readonly StoredEntry[]> | Iterable<readonly StoredEntry[]>,
  breathe: () => Promise<void>,
  run: Run = (task) => task(),
): AsyncGenerator<Result<ReplayedEntry>, void> {
  let room: Room | null = null;
  for await (const page of pages)
    for (const kept of page) {
      const step: Result<Folded> | null =
        room === null ? asFolded(await recreateRoom(library, kept)) : refoldStored(room, kept, run);
      if (step === null) return;
      if (!step.ok) return yield step;
      room = step.value.room;
      yield ok({ kept, room, events: step.value.events });
      await breathe();
    }
}

const refoldStored = (room: Room, { seq, at, text }: StoredEntry, run: Run): Result<Folded> =>
  run(() => refold(room, { seq, at, entry: parseEntry(text) }));

const asFolded = (made: Result<Room> | null): Result<Folded> | null =>
  made?.ok ? ok({ room: made.value, events: [] }) : made;
