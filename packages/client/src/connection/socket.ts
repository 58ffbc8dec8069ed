import { type At, addressAt, serverClockOffset } from "../api.ts";
import type { Line } from "./line.ts";
import { readMessage } from "./read-message.ts";

/** The match is named for whatever stands before several servers: it sends all of a match to the same one. */
const socketAddress = (at: At, match: string): string => {
  const path = `/api/play?match=${encodeURIComponent(match)}`;
  return new URL(addressAt(at, path), globalThis.location?.href).href.replace(/^http/, "ws");
};

/** The line to a server, for a match. */
export const lineTo = (at: At, match: string): Line => ({
  open: ({ opened, received, closed }) => {
    const socket = new WebSocket(socketAddress(at, match));
    let isOpen = true;
    socket.onopen = () => isOpen && opened();
    socket.onmessage = ({ data }) => isOpen && received(readMessage(data));
    socket.onclose = ({ code }) => isOpen && closed(code);
    return {
      send: (message) => socket.send(JSON.stringify(message)),
      close: () => {
        // First, or its last messages would still be received.
        isOpen = false;
        socket.close();
      },
    };
  },
  clockOffset: () => serverClockOffset(at),
});
