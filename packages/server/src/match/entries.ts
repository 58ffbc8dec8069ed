import { type Json, readJson, type Seat } from "@umpire/kernel";
import type { ClockControl } from "@umpire/protocol";
import { Fault } from "../fault.ts";

/** How a match was created; the secret is published when it is over. */
export type Created = {
  readonly type: "created";
  readonly match: string;
  readonly game: string;
  readonly edition: number;
  /** The hash of the code that it is played by; without it, by that of the server's own game of this edition. */
  readonly bundle?: string;
  readonly rules: Json;
  readonly options: Json;
  readonly clock: ClockControl;
  readonly isPublic: boolean;
  /** By seat: the name of a bot, or null for a person who joins. */
  readonly seats: readonly (string | null)[];
  /** By seat: for whom it is reserved, in a rematch. */
  readonly reserved?: readonly (Reserved | null)[];
  readonly secret: string;
};

/** Somebody who has played before, and the hashes of the tokens that acted for its seat. */
export type Reserved = { readonly name: string; readonly tokens: readonly string[]; readonly person?: string };

/** What happens in a room, as it is stored. The state of a match follows from its entries alone. */
export type RoomEntry =
  | Created
  /** Only the hash of a token is stored. */
  | {
      readonly type: "seated";
      readonly seat: Seat;
      readonly name: string;
      readonly token: string;
      readonly seed: string;
      /** Who that is to the site that has signed it in. */
      readonly person?: string;
    }
  | { readonly type: "linked"; readonly seat: Seat; readonly token: string }
  /** All tokens of the seat but this one. */
  | { readonly type: "revoked"; readonly seat: Seat; readonly token: string }
  /** Before the match begins: the seat is free again, or its player takes another one. */
  | { readonly type: "left"; readonly seat: Seat }
  | { readonly type: "moved"; readonly seat: Seat; readonly to: Seat }
  /** The match is taken away: nobody else has sat down. */
  | { readonly type: "cancelled"; readonly seat: Seat }
  | { readonly type: "decide"; readonly seat: Seat; readonly action: Json }
  | {
      readonly type: "take-back" | "undo" | "resign" | "offer-draw" | "accept-draw" | "decline-draw" | "absent";
      readonly seat: Seat;
    }
  /** The last decision of a seat is to be taken back, with what others did since; done when all of them accept. */
  | {
      readonly type: "ask-takeback" | "accept-takeback" | "decline-takeback";
      readonly seat: Seat;
    }
  | { readonly type: "out-of-time"; readonly seats: readonly Seat[] }
  /** A seat claims the match from those who were away for too long. */
  | { readonly type: "claim-win"; readonly seat: Seat; readonly away: readonly Seat[] }
  /** No server was running in between: nobody's clock ran. */
  | { readonly type: "resumed"; readonly from: number; readonly to: number }
  | { readonly type: "chat"; readonly seat: Seat | null; readonly name: string; readonly text: string }
  | { readonly type: "rematch"; readonly seat: Seat }
  | { readonly type: "rematched"; readonly match: string };

/** An entry with its place and time. */
export type DatedEntry = { readonly seq: number; readonly at: number; readonly entry: RoomEntry };

/** An entry from its stored text. */
export function parseEntry(text: string): RoomEntry {
  const read = readJson(text);
  if (!read.ok) throw new Fault(`a kept entry that is no JSON: ${read.refusal.code}`);
  return read.value as Json as unknown as RoomEntry;
}
