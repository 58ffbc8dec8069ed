import { isReserved } from "@umpire/kernel";
import { text, z } from "@umpire/toolkit/schema";

const NO_ID = "a name that every object has is no id";
const isFree = (name: string) => !isReserved(name);

/** The one rule for ids, whatever their form: none is a name that every object inherits. */
export const free = (form: z.ZodMiniString<string>) => form.check(z.refine(isFree, NO_ID));

/** An id in a state, an order or the options; what it names is found later. */
export const name = free(z.string().check(z.minLength(1), z.maxLength(40)));

/** An id that a pack gives or names. */
export const packId = free(
  z
    .string()
    .check(
      z.regex(/^[a-z][a-z0-9_]*$/, "lower case letters, digits and _, beginning with a letter"),
      z.regex(/^(?![ns]\d+$)/, "n1 and the like are what ships in play are called"),
      z.maxLength(40),
    ),
);

/** The id of a ship in play. */
export const shipId = z.string().check(z.regex(/^[NS]\d{1,6}$/, "the id of a ship, as N3"));

/** Ids in a few words, as a reason for a number names its source: `strut N3`. */
export const label = text(100).check(z.refine((given) => given.split(" ").every(isFree), NO_ID));

/**
 * Values by id, `most` at most. Asked before the schema reads them: a schema drops the key `__proto__` without a word,
 * and reads all of a list that is far too long.
 */
export const byId = <K extends typeof name, V extends z.ZodMiniType>(id: K, value: V, most: number) =>
  z.pipe(
    z.unknown().check(
      z.superRefine((input, context) => {
        if (typeof input !== "object" || input === null) return;
        const keys = Object.keys(input);
        if (keys.length > most) return context.addIssue({ code: "custom", message: `at most ${most} different ones` });
        for (const key of keys) {
          if (isReserved(key)) context.addIssue({ code: "custom", path: [key], message: NO_ID });
        }
      }),
    ),
    z.record(id, value),
  );
