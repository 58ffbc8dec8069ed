import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageOf, statusOf, withSentence } from "../refusals.ts";

/** Whether an address belongs to the API, where refusals have a code and a sentence. */
export const isOfApi = (url: string): boolean => url.startsWith("/api/");

/** Whether a part of an address is text: valid escapes, valid UTF-8, no NUL. */
function isText(piece: string): boolean {
  try {
    return !decodeURIComponent(piece).includes("\0");
  } catch {
    return false;
  }
}

/** Of a page's address only the path is checked: pages parse their query themselves, and old links must open. */
function isReadable(url: string): boolean {
  const path = url.split("?", 1).join();
  return isText(isOfApi(url) ? url : path);
}

/** Refuses an address that cannot be read, without repeating it. */
export function refuseAddress({ url, headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const code = "bad-request";
  reply.code(statusOf(code)).header("cache-control", "no-store");
  if (!isOfApi(url)) return reply.send({ error: "refused" });
  const refusal = { code, path: "", problem: "not readable" };
  return reply.send({ refusal: withSentence(languageOf(headers["accept-language"]), null, refusal) });
}

export function readAddresses(server: FastifyInstance): void {
  server.addHook("onRequest", async (request, reply) => {
    if (!isReadable(request.url)) return refuseAddress(request, reply);
  });
}
