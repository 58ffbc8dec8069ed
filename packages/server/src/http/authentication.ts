import type { IncomingHttpHeaders } from "node:http";
import { err, ok, type Result } from "@umpire/kernel";
import { playerName } from "@umpire/protocol";
import type { FastifyRequest } from "fastify";

/** Somebody whom a site knows: by an id that stays, and by a name that others see. */
export type Person = { readonly id: string; readonly name: string };

/** A request as far as it says who sends it. */
export type AuthenticatedRequest = {
  readonly headers: IncomingHttpHeaders;
  readonly url: string;
  readonly address: string;
};

/** Says who sends a request; null for somebody who is not signed in. */
export type Authenticate = (request: AuthenticatedRequest) => Person | null | Promise<Person | null>;

const MOST_ID = 200;

/** Who sends a request: null where anybody may, a refusal where this server lets in only those whom it knows. */
export async function personOf(
  authenticate: Authenticate | undefined,
  { headers, url, ip }: FastifyRequest,
): Promise<Result<Person | null>> {
  if (authenticate === undefined) return ok(null);
  const person = await authenticate({ headers, url, address: ip });
  if (person === null) return err({ code: "not-signed-in" });
  const isRight = person.id.length > 0 && person.id.length <= MOST_ID && playerName.safeParse(person.name).success;
  // The operator's mistake, not the player's.
  if (!isRight)
    throw new TypeError(`authenticate must give an id of 1 to ${MOST_ID} characters and the name of a player`);
  return ok(person);
}
