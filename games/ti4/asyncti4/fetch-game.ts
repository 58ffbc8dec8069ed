import { err, ok, type Result } from "@umpire/kernel";
import { ASYNC_TI4 } from "./address.ts";
import { MOST_BYTES } from "./document.ts";

/** Max time for an answer, in milliseconds. */
const PATIENCE = 20_000;

const ID = /^[A-Za-z][\w-]{1,59}$/;
/** Its own pages, and where it gives games out. */
const ADDRESS = /^(?:https?:\/\/)?(?:www\.|bot\.)?asyncti4\.com\/(?:api\/public\/)?game\/([^/?#\s]+)/i;

/** The game that an address of AsyncTI4 or a bare id (`pbd15036`) names; null where neither does. */
export function gameNamed(text: string): string | null {
  const given = text.trim();
  const [, inAddress] = ADDRESS.exec(given) ?? [];
  const id = inAddress ?? (/\d/.test(given) ? given : "");
  return ID.test(id) ? id : null;
}

/** The JSON of a running game. Fog-of-war games are given out to nobody, as if there were none. */
export async function fetchGame(game: string, from: string = ASYNC_TI4): Promise<Result<string>> {
  try {
    const address = new URL(`/api/public/game/${encodeURIComponent(game)}/web-data`, from);
    const response = await fetch(address, { credentials: "omit", signal: AbortSignal.timeout(PATIENCE) });
    if (response.status === 404) return err({ code: "async-not-found", game });
    if (!response.ok) return err({ code: "async-failed", game, problem: `HTTP ${response.status}` });
    return await readBounded(response);
  } catch (error) {
    return err({ code: "async-failed", game, problem: error instanceof Error ? error.message : String(error) });
  }
}

/** A body of at most what is read; the rest of a larger one is never asked for. */
async function readBounded({ body }: Response): Promise<Result<string>> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = "";
  let size = 0;
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MOST_BYTES) {
      await reader?.cancel();
      return err({ code: "async-too-large", limit: MOST_BYTES });
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return ok(text + decoder.decode());
}
