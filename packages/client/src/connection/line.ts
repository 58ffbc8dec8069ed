import type { ClientMessage, ServerMessage } from "@umpire/protocol";

/** Who listens at this end of a wire. */
export type Receiver = {
  readonly opened: () => void;
  /** Null for a message that is none of the protocol's. */
  readonly received: (message: ServerMessage | null) => void;
  readonly closed: (code: number) => void;
};

/** This end of a connection. */
export type Wire = { readonly send: (message: ClientMessage) => void; readonly close: () => void };

/** Where the umpire of a match is: at a server behind a socket, or in the page itself. */
export type Line = {
  /** Opens a wire. Nothing is received before it has returned, nor after the wire was closed. */
  readonly open: (receiver: Receiver) => Wire;
  /** By how much the umpire's clock is ahead of this one, in ms; null when nobody says. */
  readonly clockOffset: () => Promise<number | null>;
};
