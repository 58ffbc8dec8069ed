import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeServer } from "./http.ts";
import { addressOf, readSettings, type Settings, whyNot, words } from "./settings.ts";

const root = fileURLToPath(new URL("../../web/dist", import.meta.url));

function giveUp(sentence: string): void {
  console.error(`\u2716 ${sentence}`);
  process.exitCode = 1;
}

async function serve(settings: Settings): Promise<void> {
  const { host, port, language } = settings;
  if (!existsSync(join(root, "index.html"))) return giveUp(words[language].notBuilt);
  const server = await makeServer({ root });
  try {
    await server.listen({ host, port });
  } catch (error) {
    return giveUp(whyNot(error, settings));
  }
  const address = server.server.address() as AddressInfo;
  console.log(words[language].at(addressOf(host, address.port)));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.close());
}

const wanted = readSettings(process.argv.slice(2), process.env);
if ("help" in wanted) console.log(wanted.help);
else if ("trouble" in wanted) giveUp(wanted.trouble);
else await serve(wanted.settings);
