import { writeFileSync } from "node:fs";
import { join } from "node:path";

type Pile = { readonly id?: string; readonly size?: number; readonly edition?: number; readonly most?: number };

/** The file of a game: players take 1 to 2 from a pile in turn; who takes the last wins. */
export const pile = ({ id = "pile", size = 5, edition = 1, most = 2 }: Pile = {}): string => `
import { defineGame } from "@umpire/kernel";
import { z } from "zod";
export const title = { en: "Pile", ru: "Куча" };
export const game = defineGame({
  id: "${id}", edition: ${edition}, seats: 2, open: true,
  schema: { state: z.strictObject({ left: z.int(), turn: z.int() }), action: z.int().min(1).max(9) },
  setup: () => ({ left: ${size}, turn: 0 }),
  next: ({ left, turn }) => left > 0 ? { awaiting: [turn % 2], step: "take" } : { over: { winners: [(turn + 1) % 2], reason: "last" } },
  legal: ({ left }) => Array.from({ length: ${most} }, (_, at) => at + 1).filter((n) => n <= left),
  resolve: ({ left, turn }, chosen) => ({ state: { left: left - chosen(turn % 2), turn: turn + 1 }, events: [{ type: "took", taken: chosen(turn % 2) }] }),
});
`;

/** Writes a file into a folder; its path. */
export function written(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
