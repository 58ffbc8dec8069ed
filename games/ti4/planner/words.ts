import type { Sentences } from "@umpire/kernel";

/** What can be wrong with a link or a file that somebody opens, each with what its sentence needs. */
type OpenRefusals = {
  readonly "link-cut": { readonly missing: number };
  readonly "link-version": { readonly version: string };
  readonly "link-broken": Record<never, never>;
  readonly "link-too-long": { readonly limit: number };
  readonly "position-bare-ship": { readonly ship: string };
  readonly "position-unfit": { readonly field: string };
};

const en: Sentences<OpenRefusals> = {
  "link-cut": ({ missing }) =>
    `This link is cut short: ${missing} of its characters are missing at the end. Ask for it again, whole.`,
  "link-version": ({ version }) =>
    `This link was made by another version of the planner (${version}), which cannot be read any more. Ask for a new one.`,
  "link-broken": () => "This is no link to a position. Copy it again from the planner, from the # on.",
  "link-too-long": ({ limit }) => `This is too long for a link: at most ${limit} characters.`,
  "position-bare-ship": ({ ship }) =>
    `The planner needs to know which unit the ship ${ship} is. Give it a "unit" in the file, and no "move".`,
  "position-unfit": ({ field }) =>
    `The planner has no place for what the file says in "${field}". Take it out, and open the file again.`,
};

const ru: Sentences<OpenRefusals> = {
  "link-cut": ({ missing }) => `Ссылка обрезана: в конце не хватает знаков: ${missing}. Попросите прислать её целиком.`,
  "link-version": ({ version }) =>
    `Ссылка сделана другой версией планировщика (${version}), её уже не прочитать. Попросите новую.`,
  "link-broken": () => "Это не ссылка на позицию. Скопируйте её из планировщика заново, начиная с #.",
  "link-too-long": ({ limit }) => `Слишком длинно для ссылки: не больше ${limit} знаков.`,
  "position-bare-ship": ({ ship }) =>
    `Планировщику нужно знать, что за отряд — корабль ${ship}. Укажите в файле его "unit" и уберите "move".`,
  "position-unfit": ({ field }) =>
    `Того, что стоит в файле в поле "${field}", в планировщике нет. Уберите это поле и откройте файл снова.`,
};

export const openRefusals = { en, ru };
