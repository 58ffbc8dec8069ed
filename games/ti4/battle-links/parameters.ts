import { err, ok, type Result } from "@umpire/kernel";
import type { LinkRemark } from "./remarks.ts";

/** Longer than any link that its site writes. */
const MOST_CHARACTERS = 20_000;
const MOST_PARAMETERS = 500;

/** Of a kind on one side; more cannot be worked out. */
const MOST_UNITS = 100;

export type Parameters = { readonly values: ReadonlyMap<string, string>; readonly remarks: readonly LinkRemark[] };

/** Whether a text is meant as a link of ti4battle.com, or as what follows its question mark. */
export const isBattleLink = (text: string): boolean =>
  /^\s*(?:\S*\?)?(?:\S*&)?(?:(?:attacker|defender)-(?:faction|unit|damaged|upgrade|galvanized|risk|effect)\b|effect-|place=)/i.test(
    text,
  ) || /^\s*(?:https?:\/\/)?(?:www\.)?ti4battle\.com(?:[/?]|\s*$)/i.test(text);

/** The parameters of a link; one that stands there twice counts for nothing, as on its own site. */
export function readParameters(link: string): Result<Parameters> {
  const text = link.trim();
  if (text.length > MOST_CHARACTERS) return err({ code: "link-too-long", limit: MOST_CHARACTERS });
  const query = text.includes("?") ? text.slice(text.indexOf("?") + 1) : text.replace(/^https?:\/\/[^&=]*$/i, "");
  const given = [...new URLSearchParams(query.split("#")[0])].slice(0, MOST_PARAMETERS);
  const values = new Map<string, string>();
  const repeated = new Set<string>();
  for (const [name, value] of given) {
    if (values.has(name)) repeated.add(name);
    values.set(name, value);
  }
  const remarks = [...repeated].map((parameter): LinkRemark => {
    const value = values.get(parameter) ?? "";
    values.delete(parameter);
    return { code: "repeated-parameter", parameter, value };
  });
  return ok({ values, remarks });
}

/** A count as its site reads one, `3x` being 3; what is none, or not to be worked out, is told. */
export function readCount(parameter: string, value: string, note: (remark: LinkRemark) => void): number {
  const count = Number.parseInt(value, 10);
  if (Number.isNaN(count) || count < 0) {
    note({ code: "bad-number", parameter, value });
    return 0;
  }
  if (count > MOST_UNITS) note({ code: "too-many", parameter, value });
  return Math.min(count, MOST_UNITS);
}
