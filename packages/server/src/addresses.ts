import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageOf, statusOf, withSentence } from "./refusals.ts";

/** Where the interface is: whatever is refused there is refused with a code and a sentence. */
export const isOfApi = (url: string): boolean => url.startsWith("/api/");

/** Whether a piece of an address is text: every escape whole, all of it UTF-8, no NUL. */
function isText(piece: string): boolean {
  try {
    return !decodeURIComponent(piece).includes("\0");
  } catch {
    return false;
  }
}

/** Pages read what follows the question mark themselves, and old links have to open. */
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
