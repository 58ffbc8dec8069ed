import { createInterface } from "node:readline";
import { io } from "../io.ts";

/** A keyboard, or a pipe in its place: one line at a time. */
export type Keyboard = {
  /** The next line that is typed, "quit" for an interrupt, null for ever after the end of input. */
  readonly nextLine: (prompt: string) => Promise<string | null>;
  readonly close: () => void;
};

/** Shared by several people, it remembers nothing: the arrow key would show one what another has ordered. */
export function openKeyboard(isShared: boolean): Keyboard {
  const { stdin, stdout } = io();
  const isTerminal = stdin.isTTY === true;
  const reader = createInterface({
    input: stdin,
    output: isTerminal ? stdout : undefined,
    ...(isShared && { historySize: 0 }),
  });
  const lines = reader[Symbol.asyncIterator]();
  let interrupted = false;
  let ended = false;
  reader.on("SIGINT", () => {
    interrupted = true;
    reader.close();
  });
  const nextLine = async (prompt: string): Promise<string | null> => {
    if (ended) return null;
    const above = prompt.lastIndexOf("\n") + 1;
    stdout.write(prompt.slice(0, above));
    if (isTerminal) {
      reader.setPrompt(prompt.slice(above));
      reader.prompt();
    } else stdout.write(`${prompt.slice(above)}\n`);
    const { value, done } = await lines.next();
    ended = done === true;
    if (interrupted) return "quit";
    return ended ? null : value;
  };
  return { nextLine, close: () => reader.close() };
}
