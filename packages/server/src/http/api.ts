import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import { err, type Game, type Json, ok, type Result, readJson } from "@umpire/kernel";
import * as protocol from "@umpire/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod/mini";
import { namesOfSeatable } from "../match/bots/file-bots.ts";
import { viewMatch } from "../match/cluster/watch.ts";
import { createMatch } from "../match/creation.ts";
import { beforeBeginning, joinMatch, linkSeat, revokeLinks } from "../match/host.ts";
import { listPublicMatches } from "../match/lists.ts";
import type { Host } from "../match/live.ts";
import { recordOf } from "../match/record.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import { languageOf, parseWith, statusOf, withSentence } from "../refusals.ts";
import type { Limits } from "../socket/limits.ts";
import { type Authenticate, personOf } from "./authentication.ts";
import { openapi } from "./openapi.ts";

export type ApiOptions = {
  readonly host: Host;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** Says who sends a request; without it, anybody may play under any name. */
  readonly authenticate?: Authenticate;
};

type MatchRequest = FastifyRequest<{ Params: { id: string } }>;

const languageFor = ({ headers }: FastifyRequest) => languageOf(headers["accept-language"]);

/** The body, parsed with a schema. Our body parser leaves the result of `readJson` there. */
function bodyOf<T>(request: FastifyRequest, schema: z.ZodMiniType<T>): Result<T> {
  const body = request.body as Result<Json> | undefined;
  if (body === undefined) return err({ code: "not-json" });
  return body.ok ? parseWith(schema, body.value, languageFor(request)) : body;
}

/** The party that a request is charged to. */
const partyOf = ({ ip }: FastifyRequest): string => normalizeIP(ip);

const idOf = ({ params: { id } }: MatchRequest): Result<string> =>
  protocol.matchId.safeParse(id).success ? ok(id) : err({ code: "unknown-match" });

const gameOf = ({ host: { games } }: ApiOptions, id: string): Game | null => {
  const found = games.find(id);
  return found.ok ? found.value : null;
};

/** All games, with their editions, presets, seats and bots. */
function gamesAnswer({ host }: ApiOptions): protocol.GamesAnswer {
  const { games } = host;
  return {
    games: games.games.flatMap((game) => {
      const { id } = game;
      const options = game.parse.options({});
      if (!options.ok) return [];
      const editions = games.editions.filter((each) => each.id === id).map(({ edition }) => edition);
      const presets = Object.keys(game.presets);
      const tables = (game.tables ?? []).flatMap((table) => {
        const read = game.parse.options(table);
        return read.ok ? [{ seats: game.seats(read.value), options: table }] : [];
      });
      return [
        {
          id,
          editions,
          presets,
          seats: game.seats(options.value),
          bots: [...namesOfSeatable(host, game)],
          ...(tables.length > 1 && { tables }),
        },
      ];
    }),
  };
}

/** Sends a result, or its refusal. */
function answering({ metrics }: ApiOptions) {
  return <T>(request: FastifyRequest, reply: FastifyReply, result: Result<T>, status = 200, game?: Game | null) => {
    if (result.ok) return reply.code(status).send(result.value);
    const { refusal } = result;
    metrics.refusals.inc({ code: refusal.code });
    return reply
      .code(statusOf(refusal.code))
      .send({ refusal: withSentence(languageFor(request), game ?? null, refusal) });
  };
}

/** The refusal code of a request that fails before its route. */
const codes: { readonly [status: number]: string } = {
  404: "not-found",
  413: "too-large",
  415: "not-json",
  429: "too-fast",
};

export async function api(server: FastifyInstance, options: ApiOptions): Promise<void> {
  const { limits } = options;
  const answer = answering(options);
  await server.register(rateLimit, { max: limits.requests, timeWindow: 60_000 });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/json", { parseAs: "string" }, async (_request: unknown, text: string) =>
    readJson(text),
  );
  server.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  server.setErrorHandler(async (error: { readonly statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error }, "a request could not be handled");
    const code = codes[statusCode] ?? (statusCode >= 500 ? "failed" : "bad-request");
    return answer(request, reply, err({ code, ...(code === "bad-request" && { path: "", problem: "not readable" }) }));
  });
  readingRoutes(server, options);
  writingRoutes(server, options);
}

function readingRoutes(server: FastifyInstance, options: ApiOptions): void {
  const { host } = options;
  const answer = answering(options);
  server.get("/games", async (request, reply) => answer(request, reply, ok(gamesAnswer(options))));
  server.get("/openapi.json", async (request, reply) => answer(request, reply, ok(openapi)));
  server.get("/matches", async (request, reply) => {
    const query = parseWith(protocol.listMatches, request.query, languageFor(request));
    return answer(request, reply, query.ok ? await listPublicMatches(host, query.value) : query);
  });
  server.get("/matches/:id", async (request: MatchRequest, reply) => {
    const id = idOf(request);
    return answer(request, reply, id.ok ? await viewMatch(host, id.value, partyOf(request)) : id);
  });
  server.get("/matches/:id/record", async (request: MatchRequest, reply) => {
    const id = idOf(request);
    const record = id.ok ? await recordOf(host, id.value, partyOf(request)) : id;
    if (record.ok) reply.type("text/plain; charset=utf-8");
    return answer(request, reply, record);
  });
}

function writingRoutes(server: FastifyInstance, options: ApiOptions): void {
  const { host, limits } = options;
  const answer = answering(options);
  const rarely = { config: { rateLimit: { max: limits.creations, timeWindow: 60_000 } } };
  server.post("/matches", rarely, async (request, reply) => {
    const wanted = bodyOf(request, protocol.createMatch);
    const person = await personOf(options.authenticate, request);
    if (!wanted.ok || !person.ok) return answer(request, reply, wanted.ok ? person : wanted);
    const made = await createMatch(host, wanted.value, partyOf(request));
    const result = made.ok ? ok({ match: made.value.match, view: made.value }) : made;
    return answer(request, reply, result, 201, gameOf(options, wanted.value.game));
  });
  server.post("/matches/:id/join", async (request: MatchRequest, reply) => {
    const [id, wanted] = [idOf(request), bodyOf(request, protocol.joinMatch)];
    if (!id.ok || !wanted.ok) return answer(request, reply, id.ok ? wanted : id);
    const person = await personOf(options.authenticate, request);
    if (!person.ok) return answer(request, reply, person);
    const named = { ...wanted.value, ...(person.value && { name: person.value.name }) };
    return answer(request, reply, await joinMatch(host, id.value, named, partyOf(request), person.value?.id));
  });
  server.post("/matches/:id/link", async (request: MatchRequest, reply) => {
    const [id, wanted] = [idOf(request), bodyOf(request, protocol.seatLink)];
    if (!id.ok || !wanted.ok) return answer(request, reply, id.ok ? wanted : id);
    return answer(request, reply, await linkSeat(host, id.value, wanted.value.token));
  });
  server.post("/matches/:id/revoke", async (request: MatchRequest, reply) => {
    const [id, wanted] = [idOf(request), bodyOf(request, protocol.seatLink)];
    if (!id.ok || !wanted.ok) return answer(request, reply, id.ok ? wanted : id);
    return answer(request, reply, await revokeLinks(host, id.value, wanted.value.token));
  });
  waitingRoutes(server, options);
}

/** What players can do while a seat is free. */
function waitingRoutes(server: FastifyInstance, options: ApiOptions): void {
  const { host } = options;
  const answer = answering(options);
  for (const type of ["leave", "cancel"] as const)
    server.post(`/matches/:id/${type}`, async (request: MatchRequest, reply) => {
      const [id, wanted] = [idOf(request), bodyOf(request, protocol.seatLink)];
      if (!id.ok || !wanted.ok) return answer(request, reply, id.ok ? wanted : id);
      const done = await beforeBeginning(host, id.value, wanted.value.token, { type });
      return answer(request, reply, done.ok ? ok({ seat: done.value }) : done);
    });
  server.post("/matches/:id/move", async (request: MatchRequest, reply) => {
    const [id, wanted] = [idOf(request), bodyOf(request, protocol.seatMove)];
    if (!id.ok || !wanted.ok) return answer(request, reply, id.ok ? wanted : id);
    const { token, seat: to } = wanted.value;
    const done = await beforeBeginning(host, id.value, token, { type: "move", to });
    return answer(request, reply, done.ok ? ok({ seat: done.value, token }) : done);
  });
}
