import { isReserved, type Json, type JsonObject, readJson } from "@umpire/kernel";
import type { ServerMessage } from "@umpire/protocol";

type Kind = "number" | "string" | "object" | "list";
type Fields = { readonly [field: string]: Kind };

/**
 * What is looked at of each message before it is believed. The server's schemas say more and weigh many times as much
 * as all of this package: here it is enough that no message of another version breaks the page.
 */
const messages: { readonly [type in ServerMessage["type"]]: Fields } = {
  joined: { seq: "number", view: "object", chat: "list", here: "list", missed: "list" },
  ack: { key: "string", seq: "number" },
  refused: { refusal: "object" },
  update: { seq: "number", events: "list", changes: "list" },
  chat: { line: "object" },
  here: { seats: "list" },
  away: { seats: "list" },
  pong: {},
};

const view: Fields = {
  ...{ match: "string", game: "string", edition: "number", status: "string", step: "number" },
  ...{ players: "list", clock: "object", rematch: "object" },
};

function kindOf(value: Json | undefined): Kind | "nothing" {
  if (Array.isArray(value)) return "list";
  const kind = typeof value;
  return kind === "number" || kind === "string" || (kind === "object" && value !== null) ? kind : "nothing";
}

const fits = (value: JsonObject, fields: Fields): boolean =>
  Object.entries(fields).every(([field, kind]) => kindOf(value[field]) === kind);

/** No difference may go where every object inherits something. */
const isChange = (change: Json): boolean =>
  Array.isArray(change) &&
  Array.isArray(change[0]) &&
  change[0].every((key) => typeof key === "number" || (typeof key === "string" && !isReserved(key)));

function isMessage(value: JsonObject): boolean {
  const { type } = value;
  if (typeof type !== "string" || !Object.hasOwn(messages, type)) return false;
  if (!fits(value, messages[type as ServerMessage["type"]])) return false;
  if (type === "joined") return fits(value["view"] as JsonObject, view);
  if (type === "refused") return fits(value["refusal"] as JsonObject, { code: "string", message: "string" });
  return type !== "update" || (value["changes"] as readonly Json[]).every(isChange);
}

/** A message as it came from a socket; null where it is none that this version knows. */
export function readMessage(data: unknown): ServerMessage | null {
  const read = readJson(String(data));
  if (!read.ok || kindOf(read.value) !== "object") return null;
  const value = read.value as JsonObject;
  return isMessage(value) ? (value as unknown as ServerMessage) : null;
}
