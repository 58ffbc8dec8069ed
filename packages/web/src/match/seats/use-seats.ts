import type { StoredSeat } from "@umpire/client";
import type { Seat } from "@umpire/kernel";
import { useEffect, useState } from "react";
import { siteSeats, takeSeatFromAddress } from "../storage.ts";

/** The seat that this browser has in a match, and the token of another one that a link has brought, if any. */
type Seats = { readonly own: StoredSeat | null; readonly offered: string | null };

function seatsIn(match: string): Seats {
  const inAddress = takeSeatFromAddress(match);
  return { own: siteSeats.load(match), offered: inAddress.is === "another" ? inAddress.token : null };
}

/** The same, also where a link comes while the page is open. */
export function useSeats(match: string) {
  const [seats, setSeats] = useState(() => seatsIn(match));
  useEffect(() => {
    const look = () => {
      if (location.hash.startsWith("#seat=")) setSeats(seatsIn(match));
    };
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [match]);
  return [seats, setSeats] as const;
}

/** Which seat it is that this browser has: a link does not say so, and another side may have been taken since. */
export function useOwnSeat(match: string, own: StoredSeat | null, seat: Seat | null): void {
  useEffect(() => {
    if (own !== null && seat !== null && own.seat !== seat) siteSeats.store(match, { ...own, seat });
  }, [match, own, seat]);
}
