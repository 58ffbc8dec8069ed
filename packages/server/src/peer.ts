import { MOST_BYTES } from "@umpire/protocol";
import type { FastifyInstance } from "fastify";
import { Fault } from "./fault.ts";
import { isBearer } from "./http/bearer.ts";
import { FORWARD_TIMEOUT, type Forwarded, type Peer, type Peers } from "./match/cluster/peers.ts";
import type { Command, Outcome } from "./match/commands.ts";
import { execute } from "./match/execution.ts";
import type { Host } from "./match/live.ts";
import type { Shared } from "./store/store.ts";
import type { World } from "./world.ts";

const PATH = "/peer";
/** The header that names the server meant: another one may have its address by now. */
const NODE = "umpire-node";
const ELSEWHERE = 421;

/** Sends a command to the server that owns the match. */
async function forwardTo(secret: string, { node, address }: Peer, match: string, order: Command): Promise<Forwarded> {
  let answer: Response;
  try {
    answer = await fetch(new URL(`${PATH}/${match}`, address), {
      method: "POST",
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(FORWARD_TIMEOUT),
      headers: { "content-type": "application/json", authorization: `Bearer ${secret}`, [NODE]: node },
    });
    if (answer.ok) return { kind: "settled", settled: (await answer.json()) as Outcome };
  } catch {
    return { kind: "gone" };
  }
  if (answer.status === ELSEWHERE) return { kind: "elsewhere" };
  // It failed to store the command, or may have stored it: the sender has to know.
  throw new Fault(`another server has failed: ${answer.status}`);
}

/** Sends commands to the other servers on a shared store. */
export async function forwardingTo(shared: Shared): Promise<World["forward"]> {
  const secret = await shared.secret();
  return (peer, match, order) => forwardTo(secret, peer, match, order);
}

/** Executes commands that other servers forward; not found for everybody else. */
export async function peerRoute(server: FastifyInstance, host: Host, { shared }: Peers): Promise<void> {
  const secret = await shared.secret();
  server.post<{ Params: { match: string }; Body: Command }>(
    `${PATH}/:match`,
    {
      // A command is somewhat longer than the message that it was made of.
      bodyLimit: 2 * MOST_BYTES,
      onRequest: async ({ headers }, reply) => {
        if (!isBearer(headers.authorization, secret)) return reply.code(404).send();
        if (headers[NODE] !== shared.node) return reply.code(ELSEWHERE).send();
      },
    },
    async ({ params: { match }, body }, reply) => {
      const done = await execute(host, match, body, "forwarded");
      return done === "elsewhere" ? reply.code(ELSEWHERE).send() : reply.send(done);
    },
  );
}
