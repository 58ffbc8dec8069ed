import { type Kit, kitFrom } from "@umpire/kit";

/** The kit in a game's module. */
export function kitIn(module: object): Kit {
  const read = kitFrom(module);
  if (!read.ok) throw new Error(read.problem);
  return read.kit;
}
