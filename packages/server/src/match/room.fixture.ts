import type { Seat } from "@umpire/kernel";
import type { CreateMatch } from "@umpire/protocol";
import { games } from "umpire";
import { entriesFor } from "./commands.ts";
import { createdEntry } from "./creation.ts";
import type { RoomEntry } from "./entries.ts";
import { must } from "./host.fixture.ts";
import { foldStored, openRoom, type Room } from "./room.ts";

export const ask = (game: string, more: Partial<CreateMatch> = {}): CreateMatch => ({
  game,
  clock: { kind: "none" },
  isPublic: true,
  ...more,
});

export const tokenOf = (seat: Seat) => `token of seat ${seat}`;

/** A room with everybody seated, and the entries that led to it. */
export function seated(request: CreateMatch, at = 0): { room: Room; entries: RoomEntry[] } {
  const created = must(createdEntry(games, request, "match-one", "5ec2e7"));
  let room = must(openRoom(games, created, 1, at));
  const entries: RoomEntry[] = [];
  for (let seat = room.players.indexOf(null); seat >= 0; seat = room.players.indexOf(null)) {
    const joined = must(
      entriesFor(room, {
        type: "join",
        request: { name: `P${seat}`, seed: `00112233445566${seat}0` },
        token: tokenOf(seat),
      }),
    );
    entries.push(...joined);
    for (const entry of joined) room = foldStored(room, { seq: room.seq + 1, at, entry }).room;
  }
  return { room, entries };
}

export const after = (room: Room, entry: RoomEntry, at = 0) => foldStored(room, { seq: room.seq + 1, at, entry });
