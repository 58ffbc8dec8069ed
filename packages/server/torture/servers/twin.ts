import type { Json, JsonObject } from "@umpire/kernel";
import type WebSocket from "ws";

/** One of two servers that get the same commands but for one sealed decision. */
export type Twin = {
  /** The request that creates a match. */
  request(wanted: JsonObject): Json;
  /** A socket of it, open or being opened. */
  socket(): Promise<WebSocket>;
  /** What a request is answered with: status, headers and text. */
  rest(path: string, body?: Json): Promise<{ readonly status: number; readonly headers: Json; readonly text: string }>;
  /** Advances the clock, where it is simulated. */
  pass(ms: number): void;
  /** Drops all rooms from memory, as a restart would. */
  forget(): void;
  close(): Promise<void>;
};
