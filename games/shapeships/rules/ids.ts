import { isReserved } from "@umpire/kernel";
import { z } from "zod";

const NO_ID = "a name that every object has is no id";
const isFree = (name: string) => !isReserved(name);

/** The one rule for ids, whatever their form: none is a name that every object inherits. */
export const free = (form: z.ZodString) => form.refine(isFree, NO_ID);

/** An id in a state, an order or the options; what it names is found later. */
export const name = free(z.string().min(1).max(40));

/** An id that a pack gives or names. */
export const packId = free(
  z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/, "lower case letters, digits and _, beginning with a letter")
    .regex(/^(?![ns]\d+$)/, "n1 and the like are what ships in play are called")
    .max(40),
);

/** The id of a ship in play. */
export const shipId = z.string().regex(/^[NS]\d{1,6}$/, "the id of a ship, as N3");

/** Ids in a few words, as a reason for a number names its source: `strut N3`. */
export const label = z
  .string()
  .max(100)
  .refine((text) => text.split(" ").every(isFree), NO_ID);

/** Values by id. Asked before the schema reads it: a schema drops the key `__proto__` without a word. */
export const byId = <K extends typeof name, V extends z.ZodType>(id: K, value: V) =>
  z
    .unknown()
    .superRefine((input, context) => {
      if (typeof input !== "object" || input === null) return;
      for (const key of Object.keys(input)) {
        if (isReserved(key)) context.addIssue({ code: "custom", path: [key], message: NO_ID });
      }
    })
    .pipe(z.record(id, value));
