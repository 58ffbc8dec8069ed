export {
  type Answer,
  type At,
  away,
  cancelMatch,
  createMatch,
  fetchMatch,
  fetchRecord,
  joinMatch,
  leaveSeat,
  linkSeat,
  listGames,
  listMatches,
  type MatchRequest,
  moveSeat,
  revokeLinks,
  type ServerRefusal,
} from "./api.ts";
export { type Connection, isDeciding, type NewCommand } from "./connection/connection.ts";
export type { LogEntry, Progress } from "./connection/log-entry.ts";
export { observationOf, pendingSeats, type Snapshot, type Turn, timeLeft, turnOf } from "./connection/snapshot.ts";
export { lineTo } from "./connection/socket.ts";
export { type MatchStore, openStore } from "./connection/store.ts";
export { newKey } from "./seats/random-id.ts";
export { browserSeats, linkedSeat, type SeatStorage, type StoredSeat } from "./seats/seat-storage.ts";
export { createAndJoin, quitSeat, type Seating, takeRematchSeat, takeSeat } from "./seats/seating.ts";
export type { Sight, TableRefusal, TableStatus } from "./table/sight.ts";
export { type PlainCommand, type Table, type TableOptions, table, type Verbs } from "./table/table.ts";
export { clientWords } from "./words/words.ts";
