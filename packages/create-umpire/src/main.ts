import { create } from "./create.ts";
import { whyNoName } from "./name.ts";

const usage = "Type: npm create umpire my-game";

const nextSteps = (name: string): string => `${name}/ is there: a game for two in one file, its test, a server.

  cd ${name}
  npm install
  npm start          # http://127.0.0.1:8080: play a bot, or send a friend the link

Then change game.ts: npm run dev reads it again whenever you save it, npm test holds it to the laws.`;

/** Makes a game in a new folder within this one, and says what to type next; the exit code. */
export function main(args: readonly string[], parent: string): number {
  const [name, ...more] = args;
  const problem =
    name === undefined || more.length > 0
      ? "It takes one name, which becomes the folder, the package and the game's id."
      : (whyNoName(name) ?? create(parent, name));
  if (problem !== null) {
    console.error(`\u2716 ${problem} ${usage}`);
    return 1;
  }
  console.log(nextSteps(String(name)));
  return 0;
}
