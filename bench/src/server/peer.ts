import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { at } from "../measure/at.ts";
import { definition, tableOf } from "../tactics/boardgame.ts";
import { scripts } from "./scripts.ts";

// A program of its own: the peer's server, as its documentation starts it, with what it keeps in memory.

type ServerModule = typeof import("boardgame.io/server", { with: { "resolution-mode": "require" }});
const { Server }: ServerModule = createRequire(import.meta.url)("boardgame.io/server");

// A match is made when somebody asks for one that is not there; it is told nothing but how many play.
const table = tableOf(at(scripts, 0).start);
const server = Server({ games: [{ ...definition, setup: () => table }], origins: ["http://127.0.0.1"] });
// It hands the port to listen() as it is, and would listen at every address of the machine if that were a number.
const listenAt: unknown = { host: "127.0.0.1", port: 0 };
const { appServer } = await server.run({ port: listenAt as number });
const { port } = appServer.address() as AddressInfo;
console.log(`http://127.0.0.1:${port}/`);
