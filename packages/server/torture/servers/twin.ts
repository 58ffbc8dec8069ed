import type { Json, JsonObject } from "@umpire/kernel";
import type WebSocket from "ws";

/** A server of two that are played the same, but for one sealed order. */
export type Twin = {
  /** What a match is asked for with. */
  request(wanted: JsonObject): Json;
  /** A socket of it, open or being opened. */
  socket(): Promise<WebSocket>;
  /** What a request is answered with: status, headers and text. */
  rest(path: string, body?: Json): Promise<{ readonly status: number; readonly headers: Json; readonly text: string }>;
  /** Lets time pass, where that can be done. */
  pass(ms: number): void;
  /** Forgets every match that is at hand, as a restart would. */
  forget(): void;
  close(): Promise<void>;
};
