import { main } from "@umpire/server";
import { product } from "./product.ts";

await main({ product, root: product.site ?? "" });
