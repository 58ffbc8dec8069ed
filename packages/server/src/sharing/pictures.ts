import { createHash } from "node:crypto";
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isKnown } from "../http/etag.ts";
import type { Card } from "./card.ts";
import { keptPictures } from "./kept-pictures.ts";
import type { Painter } from "./painter.ts";
import { svgOf } from "./svg.ts";

/** Max bytes of pictures in memory; one has 40 to 70 kB. */
const MOST_KEPT = 8 * 2 ** 20;

export type SendPicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  card: Card,
  /** For how many seconds others may keep it. */
  age: number,
) => Promise<FastifyReply>;

/** Sends the pictures of cards: from memory, or painted within what an address may have painted in a minute. */
export function pictureSender(scope: FastifyInstance, painter: Painter, perMinute: number): SendPicture {
  const kept = keptPictures(MOST_KEPT);
  const budget = scope.createRateLimit({ max: perMinute, timeWindow: 60_000 });
  return async (request, reply, card, age) => {
    const svg = svgOf(card);
    const key = createHash("sha256").update(svg).digest("base64url");
    const tag = `"${key}"`;
    // Any page may show the picture of a link.
    reply.header("cross-origin-resource-policy", "cross-origin");
    reply.header("cache-control", `public, max-age=${age}`).header("etag", tag);
    if (isKnown(request.headers["if-none-match"], tag)) return reply.code(304).send();
    const known = kept.get(key);
    if (known !== undefined) return reply.type("image/png").send(known);
    const spent = await budget(request);
    if (!spent.isAllowed && spent.isExceeded) return refuse(reply.header("retry-after", spent.ttlInSeconds), 429);
    const painted = await painter.paint(svg, normalizeIP(request.ip));
    if (painted === null) return refuse(reply, 503);
    kept.keep(key, painted);
    return reply.type("image/png").send(Buffer.from(painted));
  };
}

const refuse = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).removeHeader("etag").header("cache-control", "no-store").send({ error: "refused" });
