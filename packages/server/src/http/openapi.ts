import * as protocol from "@umpire/protocol";
import { z } from "zod/mini";

type Operation = {
  readonly method: "get" | "post";
  readonly path: string;
  readonly summary: string;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  readonly status?: number;
  /** The answer's schema; null for plain text. */
  readonly answer: z.ZodMiniType | null;
  readonly refusals: readonly number[];
};

const operations: readonly Operation[] = [
  { method: "get", path: "/api/games", summary: "Every game", answer: protocol.gamesAnswer, refusals: [] },
  {
    method: "post",
    path: "/api/matches",
    summary: "Makes a match",
    body: protocol.createMatch,
    status: 201,
    answer: protocol.createdAnswer,
    refusals: [400, 413, 415],
  },
  {
    method: "get",
    path: "/api/matches",
    summary: "Public matches, newest first",
    query: protocol.listMatches,
    answer: protocol.listAnswer,
    refusals: [400],
  },
  {
    method: "get",
    path: "/api/matches/{id}",
    summary: "A match as a spectator sees it",
    answer: protocol.lookAnswer,
    refusals: [404, 409],
  },
  {
    method: "post",
    path: "/api/matches/{id}/join",
    summary: "Takes a seat",
    body: protocol.joinMatch,
    answer: protocol.seatAnswer,
    refusals: [400, 403, 404, 409, 413, 415],
  },
  {
    method: "post",
    path: "/api/matches/{id}/link",
    summary: "Another token for a seat",
    body: protocol.seatLink,
    answer: protocol.seatAnswer,
    refusals: [400, 403, 404, 409, 413, 415],
  },
  {
    method: "post",
    path: "/api/matches/{id}/revoke",
    summary: "Takes a seat away from every other token",
    body: protocol.seatLink,
    answer: protocol.seatAnswer,
    refusals: [400, 403, 404, 409, 413, 415],
  },
  {
    method: "post",
    path: "/api/matches/{id}/leave",
    summary: "Gives a seat up before the match begins",
    body: protocol.seatLink,
    answer: protocol.leftAnswer,
    refusals: [400, 403, 404, 409, 410, 413, 415],
  },
  {
    method: "post",
    path: "/api/matches/{id}/move",
    summary: "Takes another free seat before the match begins",
    body: protocol.seatMove,
    answer: protocol.seatAnswer,
    refusals: [400, 403, 404, 409, 410, 413, 415],
  },
  {
    method: "post",
    path: "/api/matches/{id}/cancel",
    summary: "Takes a match away to which nobody else has come",
    body: protocol.seatLink,
    answer: protocol.leftAnswer,
    refusals: [400, 403, 404, 409, 410, 413, 415],
  },
  {
    method: "get",
    path: "/api/matches/{id}/record",
    summary: "The record of a match that is over",
    answer: null,
    refusals: [404, 409],
  },
];

/** A schema for what is sent to us, or for what we send: only clients may leave out what has a default. */
function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

const contentOf = (schema: z.ZodMiniType, io: "input" | "output") => ({
  content: { "application/json": { schema: schemaOf(schema, io) } },
});

const refusal = {
  description: "A refusal",
  content: { "application/json": { schema: { $ref: "#/components/schemas/refused" } } },
};

const textContent = { content: { "text/plain": { schema: { type: "string" } } } };

function parametersOf({ path, query }: Operation) {
  const ids = path.includes("{id}")
    ? [{ name: "id", in: "path", required: true, schema: schemaOf(protocol.matchId, "input") }]
    : [];
  const fields = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: false,
    schema: schemaOf(schema as z.ZodMiniType, "input"),
  }));
  return [...ids, ...fields];
}

function described(operation: Operation) {
  const { summary, body, status = 200, answer, refusals } = operation;
  const good = { description: "Done", ...(answer === null ? textContent : contentOf(answer, "output")) };
  const bad = [...refusals, 429].map((code) => [code, refusal] as const);
  return {
    summary,
    parameters: parametersOf(operation),
    ...(body && { requestBody: { required: true, ...contentOf(body, "input") } }),
    responses: { [status]: good, ...Object.fromEntries(bad) },
  };
}

function pathsOf() {
  const paths: { [path: string]: { [method: string]: ReturnType<typeof described> } } = {};
  for (const operation of operations)
    paths[operation.path] = { ...paths[operation.path], [operation.method]: described(operation) };
  return paths;
}

/** The requests of the API; the socket at /api/play is described in PROTOCOL.md. */
export const openapi = {
  openapi: "3.1.0",
  info: { title: "Umpire", version: "0.1.0", license: { name: "MIT", identifier: "MIT" } },
  paths: pathsOf(),
  components: { schemas: { refused: schemaOf(protocol.refusedAnswer, "output") } },
};
