import { ofProcess, run } from "@umpire/cli";
import { product } from "./product.ts";

/** A reader that goes away (`umpire replay … | head`) ends the program quietly. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 2));

process.exitCode = await run(process.argv.slice(2), ofProcess, product);
