import { isReserved } from "@umpire/kernel";
import { text, z } from "@umpire/toolkit/schema";

/** A name from outside with a greatest length: none that every object inherits, for names become keys [K25]. */
export const nameSchema = (longest: number): z.ZodMiniString<string> =>
  text(longest).check(z.refine((given) => !isReserved(given), "a name that is not allowed"));

/** The same, and not empty. */
export const idSchema = (longest: number): z.ZodMiniString<string> => nameSchema(longest).check(z.minLength(1));
