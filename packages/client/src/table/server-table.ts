import { type At, fetchRecord } from "../api.ts";
import type { Snapshot } from "../connection/snapshot.ts";
import { lineTo } from "../connection/socket.ts";
import { openStore } from "../connection/store.ts";
import { browserSeats, type SeatStorage } from "../seats/seat-storage.ts";
import { takeSeat } from "../seats/seating.ts";
import type { Connector } from "./table.ts";

/** Which match of which server, and who comes. */
export type ServerOptions = At & {
  readonly match: string;
  /** Who takes a free seat; without a name one only watches, unless this browser sits there already. */
  readonly name?: string;
  /** Which one; else the first that is free. */
  readonly seat?: number;
  /** Where the seat is kept; else in the browser's own storage. */
  readonly storage?: SeatStorage;
};

/** Whether there is a seat to take; in a rematch none is free: they are kept for those who played. */
const hasFree = ({ seat, view }: Snapshot): boolean =>
  seat === null && view.status === "open" && view.players.includes(null);

/** Watches first, and joins anew with a token once a seat is taken. */
export function sitAt(options: ServerOptions): Connector {
  const { match, name, seat, storage = browserSeats } = options;
  const storeFor = () => openStore({ match, token: storage.load(match)?.token ?? null, line: lineTo(options, match) });
  // The same one each time the table is opened: it knows what was sent and not answered.
  let store = storeFor();
  let isSitting = false;
  const sit = async (use: () => void) => {
    const { snapshot } = store.read();
    if (name === undefined || isSitting || snapshot === null || !hasFree(snapshot)) return;
    isSitting = true;
    const { commitment } = snapshot.view;
    const chair = { match, commitment, name, ...(seat !== undefined && { seat }) };
    const seated = await takeSeat({ ...options, storage }, chair);
    if (!seated.ok) return store.refuse(seated.refusal);
    store = storeFor();
    use();
  };
  return {
    record: () => fetchRecord(options, match),
    open: (use) => {
      let ignore = () => {};
      let isWanted = true;
      const take = () => {
        ignore();
        if (!isWanted) return;
        use(store);
        ignore = store.subscribe(() => void sit(take));
      };
      take();
      return () => {
        isWanted = false;
        ignore();
      };
    },
  };
}
