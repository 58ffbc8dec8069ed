import { MOST_BYTES } from "@umpire/protocol";
import type { FastifyInstance } from "fastify";
import { isBearer } from "./bearer.ts";
import { Fault } from "./fault.ts";
import type { Command, Outcome } from "./match/commands.ts";
import { executeForwarded } from "./match/execution.ts";
import type { Host } from "./match/live.ts";
import { FORWARD_TIMEOUT, type Forwarded, newPeers, type Peer, type Peers } from "./match/peers.ts";
import type { Shared } from "./store/store.ts";

const PATH = "/peer";
/** Which server is meant: another one may have its address by now. */
const NODE = "umpire-node";
const ELSEWHERE = 421;

/** What came of an order that another server was given. */
async function forwardTo(secret: string, { node, address }: Peer, match: string, order: Command): Promise<Forwarded> {
  let answer: Response;
  try {
    answer = await fetch(new URL(`${PATH}/${match}`, address), {
      ...{ method: "POST", body: JSON.stringify(order), signal: AbortSignal.timeout(FORWARD_TIMEOUT) },
      headers: { "content-type": "application/json", authorization: `Bearer ${secret}`, [NODE]: node },
    });
    if (answer.ok) return { kind: "settled", settled: (await answer.json()) as Outcome };
  } catch {
    return { kind: "gone" };
  }
  if (answer.status === ELSEWHERE) return { kind: "elsewhere" };
  // It could not keep it, or nobody knows: that is for the sender to hear.
  throw new Fault(`another server has failed: ${answer.status}`);
}

/** The other servers on a store that can be shared. */
export async function openPeers(shared: Shared): Promise<Peers> {
  const secret = await shared.secret();
  return newPeers(shared, (peer, match, order) => forwardTo(secret, peer, match, order));
}

/** What the other servers ask of this one. To everybody else there is nothing here. */
export async function peerRoute(server: FastifyInstance, host: Host, { shared }: Peers): Promise<void> {
  const secret = await shared.secret();
  server.post<{ Params: { match: string }; Body: Command }>(
    `${PATH}/:match`,
    {
      // An order is somewhat longer than the message that it was made of.
      bodyLimit: 2 * MOST_BYTES,
      onRequest: async ({ headers }, reply) => {
        if (!isBearer(headers.authorization, secret)) return reply.code(404).send();
        if (headers[NODE] !== shared.node) return reply.code(ELSEWHERE).send();
      },
    },
    async ({ params: { match }, body }, reply) => {
      const done = await executeForwarded(host, match, body);
      return done === "elsewhere" ? reply.code(ELSEWHERE).send() : reply.send(done);
    },
  );
}
