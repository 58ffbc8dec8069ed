import type { Language } from "../words/words.ts";
import { type ExitCode, showRefusal } from "./show.ts";

type Work = typeof import("./store.ts");

/** The server's own code, which is there wherever a server is; null, and it is said, where there is none. */
export const loadServer = (language: Language): Promise<Work | null> =>
  import("./store.ts").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    showRefusal(language, null, { code: "no-server" });
    return null;
  });

/** Does it with the server's own code. */
export async function withServer(language: Language, run: (work: Work) => Promise<ExitCode>): Promise<ExitCode> {
  const work = await loadServer(language);
  return work === null ? 2 : run(work);
}
