import { isReserved } from "@umpire/kernel";
import { z } from "zod";

/** A name from outside with a greatest length: none that every object inherits, for names become keys [K25]. */
export const nameSchema = (longest: number): z.ZodString =>
  z
    .string()
    .max(longest)
    .refine((text) => !isReserved(text), "a name that is not allowed");

/** The same, and not empty. */
export const idSchema = (longest: number): z.ZodString => nameSchema(longest).min(1);
