import { fileURLToPath } from "node:url";
import type { Product } from "@umpire/kit";
import { games } from "./index.ts";

/** Our games, and where workers find them: in the sources where these run, else in what was built of them. */
export const product: Product = {
  games,
  site: fileURLToPath(new URL("../site/dist", import.meta.url)),
  module: new URL(import.meta.url.endsWith(".ts") ? "./index.ts" : "./index.js", import.meta.url).href,
};
