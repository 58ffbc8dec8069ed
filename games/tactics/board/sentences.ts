import { sentenceFrom } from "@umpire/kernel";
import type { Explained, Part } from "@umpire/toolkit";
import type { TacticsEvent, TacticsRefusal } from "../rules/shape.ts";
import { capitalize, formatSigned } from "./format.ts";
import type { Names, TacticsWords } from "./words/words.ts";

/** An event of the game as a sentence with the names that the board uses. */
export const describeEvent = (event: TacticsEvent, words: TacticsWords, names: Names): string =>
  capitalize(sentenceFrom([words.event], event.type, event, names) ?? event.type);

/** Why something is not allowed, as a sentence with the names that the board uses. */
export const describeRefusal = (refusal: TacticsRefusal, words: TacticsWords, names: Names): string =>
  capitalize(sentenceFrom([words.refusal], refusal.code, refusal, names) ?? refusal.code);

export type Reason = { readonly amount: string; readonly text: string; readonly rule: string };

/** The parts of an explained number, each with what it comes from and its rule. */
export const reasonsFor = ({ because }: Explained, words: TacticsWords): readonly Reason[] =>
  because.map((part) => ({ amount: formatAmount(part), ...sourceOf(part, words) }));

function formatAmount({ op, amount }: Part): string {
  if (op === "add") return formatSigned(amount);
  return op === "floor" ? `≥ ${amount}` : String(amount);
}

function sourceOf(part: Part, { sheet, buff }: TacticsWords): Omit<Reason, "amount"> {
  if (part.op === "base") return { text: sheet.base, rule: "T2" };
  return { text: part.op === "floor" ? sheet.floor : buff(part.source), rule: part.rule ?? "" };
}
