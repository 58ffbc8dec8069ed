import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import rateLimit from "@fastify/rate-limit";
import { bundleHash, bundlePath } from "@umpire/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Limits } from "../socket/limits.ts";
import type { Parts } from "./build.ts";

/** The files of a bundle, and what they are. */
const files: { readonly [name: string]: { readonly part: keyof Parts; readonly type: string } } = {
  "game.js": { part: "code", type: "text/javascript; charset=utf-8" },
  "board.js": { part: "board", type: "text/javascript; charset=utf-8" },
  "board.css": { part: "style", type: "text/css; charset=utf-8" },
};

/** What has a hash in its address never changes. */
const FOREVER = "public, max-age=31536000, immutable";

/** Max files that are kept compressed. */
const MOST_PACKED = 32;

/** Compresses a text once, and remembers it by its address; those asked for last are remembered. */
function packer(): (address: string, text: string) => Promise<Buffer> {
  const packed = new Map<string, Promise<Buffer>>();
  const pack = promisify(brotliCompress);
  return (address, text) => {
    const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
    const bytes = packed.get(address) ?? pack(Buffer.from(text), { params });
    packed.delete(address);
    packed.set(address, bytes);
    for (const [oldest] of packed) if (packed.size > MOST_PACKED) packed.delete(oldest);
    return bytes;
  };
}

const readsBrotli = ({ headers }: FastifyRequest): boolean => /\bbr\b/.test(String(headers["accept-encoding"] ?? ""));

type FileRequest = FastifyRequest<{ Params: { hash: string; file: string } }>;

/** Where the code of games is found by its hash. */
type CodeByHash = { readonly find: (hash: string) => Promise<{ readonly parts: Parts } | null> };

/** Serves the code of games by its hash; to this machine itself as it is, for compressing takes longer. */
export async function serveBundles(
  server: FastifyInstance,
  bundles: CodeByHash,
  limits: Pick<Limits, "requests">,
  isNear = false,
): Promise<void> {
  const pack = packer();
  const isPackedFor = (request: FastifyRequest) => !isNear && readsBrotli(request);
  await server.register(async (scope) => {
    await scope.register(rateLimit, { max: limits.requests, timeWindow: 60_000 });
    scope.get(bundlePath(":hash", ":file"), async (request: FileRequest, reply) => {
      const { hash, file } = request.params;
      const asked = Object.hasOwn(files, file) ? files[file] : undefined;
      const bundle = asked && bundleHash.safeParse(hash).success ? await bundles.find(hash) : null;
      const text = asked && bundle?.parts[asked.part];
      if (asked === undefined || text == null) return reply.code(404).header("cache-control", "no-store").send();
      reply.header("cache-control", FOREVER).header("vary", "Accept-Encoding").type(asked.type);
      if (!isPackedFor(request)) return reply.send(text);
      return reply.header("content-encoding", "br").send(await pack(`${hash}/${file}`, text));
    });
  });
}
