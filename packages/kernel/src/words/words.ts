import type { KernelEvents } from "../fold.ts";
import type { Sentences } from "../game.ts";
import type { KernelRefusals } from "../refusal.ts";
import { byLanguage } from "./by-language.ts";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** One language of the kernel. A code without its sentence does not compile. */
export type KernelWords = {
  readonly refusal: Sentences<KernelRefusals>;
  readonly event: Sentences<KernelEvents>;
  /** What the reasons are called for which players end a match. */
  readonly terms: { readonly [reason: string]: string };
};

/** The kernel's sentences for refusals and events, in each language. */
export const kernelWords = byLanguage({ en, ru });
