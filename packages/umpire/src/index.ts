import { type Kit, type Kits, kitFrom, kitsOf } from "@umpire/kit";
import { classics, names } from "./names.ts";

const load = (name: string): Promise<{ readonly kits: readonly Kit[] }> => import(`@umpire/${name}/kit`);

async function loadClassic(name: string): Promise<Kit> {
  const read = kitFrom(await import(`@umpire/classics/${name}`));
  if (!read.ok) throw new Error(`${name}: ${read.problem}`);
  return read.kit;
}

const loaded = await Promise.all(names.map(load));
const ofOneFile = await Promise.all(classics.map(loadClassic));

/** Every game there is, in every edition: each has its own, the newest first. */
export const games: Kits = kitsOf([...loaded.flatMap(({ kits }) => kits), ...ofOneFile]);
