import { fixChance } from "./fixed-chance.ts";

// A server with the same ids, tokens and secrets as its twin: the real one, or one with a planted fault.
fixChance("torture");
const isPlanted = process.argv[2]?.startsWith("--") === false;
await (isPlanted ? import("./planted.ts") : import("../../../umpire/src/server.ts"));
