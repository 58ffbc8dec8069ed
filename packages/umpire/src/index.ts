import { type Kit, type Kits, kitsOf } from "@umpire/kit";
import { names } from "./names.ts";

const load = (name: string): Promise<{ readonly kits: readonly Kit[] }> => import(`@umpire/${name}/kit`);
const loaded = await Promise.all(names.map(load));

/** Every game there is, in every edition: each has its own, the newest first. */
export const games: Kits = kitsOf(loaded.flatMap(({ kits }) => kits));
