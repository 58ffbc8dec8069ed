import { fileURLToPath } from "node:url";
import { main } from "@umpire/server";
import { product } from "./product.ts";

await main({ product, root: fileURLToPath(new URL("../site/dist", import.meta.url)) });
