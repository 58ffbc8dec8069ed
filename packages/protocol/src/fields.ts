import type { Json } from "@umpire/kernel";
import { z } from "@umpire/toolkit/schema";

/** The schema of the name of a match. */
export const matchId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/));
export const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
/** Whatever the sender likes, as long as it is another one for another request. */
export const key = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/));
/** Whatever has come through `readJson`. */
export const json = z.custom<Json>((value) => value !== undefined, "this field is missing");
export const version = z.int().check(z.minimum(0));
