import type { Pack } from "../pack/pack.ts";
import type { Health } from "./settlement/health.ts";

/** The health that a duel begins with. Only setup imports this. */
export const startingHealth = ({ health }: Pack): Health => health as Health;

/** The health of a stored state, which is as it was. Only the reader of states imports this. */
export const storedHealth = (health: number): Health => health as Health;
