import { fileURLToPath } from "node:url";
import { siteConfig } from "../../web/build/config.ts";
import { games } from "./games.ts";

export default siteConfig([games()], fileURLToPath(new URL("../../..", import.meta.url)));
