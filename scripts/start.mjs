// npm start [-- --port 8081 --data folder]: installs, builds, and serves pages and matches until it is stopped.
import { build, buildWeb, checkNode, giveUp, install, say } from "./steps.mjs";

checkNode();
install();
if (!build() || !buildWeb()) giveUp("The build failed; the lines above say where.");
say("In a terminal: npx umpire --help. To stop: Ctrl+C.");
await import("../packages/umpire/dist/server.js");
