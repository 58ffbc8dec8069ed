import { type At, addressAt, serverClockOffset } from "../api.ts";
import type { Line } from "./line.ts";
import { readMessage } from "./read-message.ts";

const socketAddress = (at: At): string =>
  new URL(addressAt(at, "/api/play"), globalThis.location?.href).href.replace(/^http/, "ws");

/** The line to a server. */
export const lineTo = (at: At): Line => ({
  open: ({ opened, received, closed }) => {
    const socket = new WebSocket(socketAddress(at));
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
