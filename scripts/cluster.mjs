// npm run cluster [-- --port 8080 --nodes 2]: PostgreSQL and several servers on it behind one address, to try them out.
// What is played is gone afterwards. To lose a server, end its process: its matches go on at the others.
import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { register } from "tsx/esm/api";
import { build, buildWeb, checkNode, giveUp, install, root, run, say } from "./steps.mjs";

const text = { type: "string" };
const { values } = parseArgs({ options: { port: { ...text, default: "8080" }, nodes: { ...text, default: "2" } } });

checkNode();
install();
if (!run(process.execPath, ["scripts/install/postgres.mjs"])) giveUp("PostgreSQL is needed; the line above says how.");
if (!build() || !buildWeb()) giveUp("The build failed; the lines above say where.");

/** Starts a server; settled with its process and port as soon as it listens. */
function startNode(database) {
  const program = join(root, "packages/umpire/bin/umpire-server.js");
  const child = spawn(process.execPath, [program, "--port", "0", "--drain", "0", "--database", database], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    // Ctrl+C is for us: they are asked to end in their turn.
    detached: true,
  });
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (said) => {
      const [, port] = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(said) ?? [];
      if (port !== undefined) resolve({ child, port: Number(port) });
    });
    child.once("exit", () => reject(new Error("A server did not start; the lines above say why.")));
  });
}

/** Hands a connection to one server after the other, passing over those that are gone. */
function hand(client, nodes, turn, tries = nodes.length) {
  const node = nodes[turn % nodes.length];
  if (node === undefined || tries === 0) return client.destroy();
  const server = connect(node.port, "127.0.0.1");
  let isOpen = false;
  server.once("connect", () => {
    isOpen = true;
    client.pipe(server).pipe(client);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ])
      one.once("close", () => other.destroy());
  });
  server.on("error", () => (isOpen ? client.destroy() : hand(client, nodes, turn + 1, tries - 1)));
}

register();
const { startPostgres } = await import("../packages/server/src/store/postgres/postgres.fixture.ts");
say("Starting PostgreSQL …");
const postgres = await startPostgres();
const nodes = [];
for (let count = 0; count < Number(values.nodes); count += 1) {
  const node = await startNode(postgres.url()).catch((error) => giveUp(error.message));
  nodes.push(node);
  say(`Server ${count + 1}: process ${node.child.pid}, http://127.0.0.1:${node.port}/`);
  node.child.once("exit", () => {
    nodes.splice(nodes.indexOf(node), 1);
    say(`Server ${count + 1} is gone.`);
  });
}

let turn = 0;
const front = createServer((client) => {
  client.on("error", () => undefined);
  turn += 1;
  hand(client, nodes, turn);
});
front.on("error", (error) => giveUp(`Port ${values.port} cannot be listened at: ${error.message}`));
front.listen(Number(values.port), "127.0.0.1", () => {
  say(`All of them: http://127.0.0.1:${front.address().port}/. To stop: Ctrl+C.`);
});

async function stop() {
  say("Stopping …");
  const ended = nodes.map(({ child }) => new Promise((resolve) => child.once("exit", resolve)));
  for (const { child } of nodes) child.kill("SIGTERM");
  await Promise.all(ended);
  await postgres.end();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
