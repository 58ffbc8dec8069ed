import { err, hashText, type Refusal, type Result, type Seat } from "@umpire/kernel";
import type { JoinMatch } from "@umpire/protocol";
import type { RoomEntry } from "./entries.ts";
import * as requests from "./requests.ts";
import { isHeld, type Room } from "./room.ts";

/** For which seat somebody acts. */
export type Acting = {
  readonly seat: Seat;
  /** The hash of the token by which it acts: that may be revoked before an order is carried out. Older servers send none. */
  readonly by?: string;
};

/** What somebody wants of a match, as plain data: it may have to travel to the server that has the match. */
export type Order =
  | ({ readonly type: "wish"; readonly wanted: requests.Wish } & Acting)
  | { readonly type: "join"; readonly request: JoinMatch; readonly token: string }
  | ({ readonly type: "link"; readonly token: string } & Acting)
  /** The seat for this token alone. */
  | ({ readonly type: "revoke"; readonly token: string; readonly key: string } & Acting)
  /** The next match, where everybody wants one. */
  | { readonly type: "again" };

/** What a request came to: the text that its sender is told, now and whenever the same is sent again. */
export type Settled =
  | { readonly ok: true; readonly answer: string }
  | { readonly ok: false; readonly refusal: Refusal };
/** The same, where it may turn out that another server has the match: nothing was done. */
export type Done = Settled | "elsewhere";
/** What a request comes to in a room as it is. */
export type Make = (room: Room) => Result<readonly RoomEntry[]>;

type Written = Exclude<Order, { type: "again" }>;

/** What makes an order the same when it is sent again. */
export function keyOf(order: Written): string {
  // Keys are a seat's own: nobody learns from a collision that another one was used.
  if (order.type === "wish") return `${order.seat}:${order.wanted.key}`;
  // The same token may do it again, after further links.
  if (order.type === "revoke") return `revoke:${order.key}`;
  // Whoever has not heard the answer asks again with the same token, and has the seat already.
  return `${order.type}:${hashText(order.token)}`;
}

export const makeOf =
  (order: Written): Make =>
  (room) => {
    // Another server may send it that does not know yet that the token is revoked.
    if (order.type !== "join" && order.by !== undefined && !isHeld(room, order.seat, order.by))
      return err({ code: "wrong-token" });
    switch (order.type) {
      case "wish":
        return requests.wish(room, order.seat, order.wanted);
      case "join":
        return requests.join(room, order.request, order.token);
      case "link":
        return requests.link(room, order.seat, order.token);
      case "revoke":
        return requests.revoke(order.seat, order.token);
    }
  };
