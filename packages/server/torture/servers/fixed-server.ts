import { fixChance } from "./fixed-chance.ts";

// A server with the same ids, tokens and secrets as its twin. Its program comes first: the real one, or one with a fault.
fixChance("torture");
const [program = ""] = process.argv.splice(2, 1);
await import(program);
