import { fileURLToPath } from "node:url";
import { product } from "umpire/product-fixture";
import { addressOf } from "../../src/listening.ts";
import { openData, serve } from "../../src/serve.ts";
import { readSettings } from "../../src/settings.ts";
import { faultOf } from "./faults.ts";

// The server with a planted fault: the fault's name, then the arguments of the real server.
const [name = "", ...args] = process.argv.slice(2);
const wanted = readSettings(args, process.env);
if (!("settings" in wanted)) throw new RangeError(`no such settings: ${args.join(" ")}`);
const { settings } = wanted;
// Nobody asks for its pages, and they may not be built.
const root = fileURLToPath(new URL("..", import.meta.url));
const { port } = await serve(settings, root, faultOf(name)(await openData(settings)), product);
console.log(addressOf(settings.host, port));
