import { fixChance } from "./fixed-chance.ts";

// A server with the same ids, tokens and secrets as its twin: the real one, or one with a planted fault.
fixChance("torture");
const isPlanted = process.argv[2]?.startsWith("--") === false;
await import(new URL(isPlanted ? "./planted.ts" : "../../../umpire/bin/umpire-server.js", import.meta.url).href);
