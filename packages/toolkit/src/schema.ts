import { en } from "zod/locales";
import { z } from "zod/mini";
import type { Agenda } from "./agenda.ts";

// zod/mini comes without words: every problem would read "Invalid input". A language that was chosen before stays.
if (z.config().localeError === undefined) z.config(en());

/** zod/mini with the messages of zod: less than half its size in a browser. */
export { z };

/** A whole number. */
export const whole = (least: number, most: number): z.ZodMiniNumberFormat =>
  z.int().check(z.minimum(least), z.maximum(most));

/** A text, by its greatest length. */
export const text = (most: number): z.ZodMiniString<string> => z.string().check(z.maxLength(most));

/** A list, by its greatest length. */
export const list = <T extends z.core.SomeType>(each: T, most: number): z.ZodMiniArray<T> =>
  z.array(each).check(z.maxLength(most));

/** A list that may be left out: then it is empty. */
export const listOrEmpty = <T extends z.core.SomeType>(each: T, most: number): z.ZodMiniDefault<z.ZodMiniArray<T>> =>
  z._default(list(each, most), []);

/** The owner of each of a number of cells: a seat, or null for nobody. */
export const owners = (seats: number, cells: number): z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumberFormat>> =>
  z.array(z.nullable(whole(0, seats - 1))).check(z.length(cells));

/** An agenda, by its greatest length, of phases whose names have at most 40 characters. */
export const agenda = (seats: number, phases: number): z.ZodMiniType<Agenda> =>
  list(z.strictObject({ phase: text(40), seats: list(whole(0, seats - 1), seats) }), phases);
