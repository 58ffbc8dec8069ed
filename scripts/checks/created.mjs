// A game that `npm create umpire` has made, in a folder whose packages came from their tarballs: tested, and served.
import { execFileSync, spawn } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { root, tool } from "../steps.mjs";

/** Starts a server; settled with its address as soon as it says that. */
function startServer(umpire, cwd) {
  const child = spawn(umpire, ["serve", "./game.ts", "--port", "0"], { cwd, stdio: ["ignore", "pipe", "inherit"] });
  const address = new Promise((resolve, reject) => {
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      said += text;
      const [found] = /http:\S+/.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`umpire serve has ended with ${code}: ${said}`)));
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = () => {
    child.kill("SIGINT");
    return ended;
  };
  return { address, stop };
}

async function tryServing(umpire, game, expect) {
  const { address, stop } = startServer(umpire, game);
  try {
    const at = await address;
    const { games } = await (await fetch(new URL("/api/games", at))).json();
    expect("umpire serve offers it", games.length === 1 && games[0].id === "my-game");
    const page = await fetch(at);
    expect("and shows its pages", page.ok && (await page.text()).includes("<title>"));
  } finally {
    await stop();
  }
}

export async function tryCreated(app, expect) {
  const bin = (name) => join(app, "node_modules", ".bin", name);
  execFileSync(bin("create-umpire"), ["my-game"], { cwd: app, stdio: "ignore" });
  const game = join(app, "my-game");
  // The test runner is the repository's: it is not what is tried here.
  symlinkSync(join(root, "node_modules", "vitest"), join(app, "node_modules", "vitest"));
  execFileSync(tool("tsc"), [], { cwd: game, stdio: "inherit" });
  execFileSync(tool("vitest"), ["run"], { cwd: game, stdio: ["ignore", "ignore", "inherit"] });
  expect("a created game passes its type check, its tests and the laws", true);
  await tryServing(bin("umpire"), game, expect);
}
