import { once } from "node:events";
import type { Kits } from "@umpire/kit";
import { LineSplitter } from "../lines.ts";
import { answerLine } from "../referee.ts";
import type { ExitCode } from "./show.ts";

/** One answer a line, in the order of the lines, until the input ends or nobody reads any more. */
export async function referee(
  games: Kits,
  input: AsyncIterable<Buffer>,
  output: NodeJS.WritableStream,
): Promise<ExitCode> {
  const splitter = new LineSplitter();
  for await (const chunk of input) {
    for (const line of splitter.push(chunk)) await write(output, answerLine(games, line));
  }
  for (const line of splitter.end()) await write(output, answerLine(games, line));
  return 0;
}

/** Waits for a slow reader, or a long input would pile up in memory. */
async function write(output: NodeJS.WritableStream, text: string): Promise<void> {
  if (!output.write(`${text}\n`)) await once(output, "drain");
}
