import type { Sentences } from "@umpire/kernel";

/** What can be wrong with a link or a file that somebody opens, each with what its sentence needs. */
type OpenRefusals = {
  readonly "link-cut": { readonly missing: number };
  readonly "link-version": { readonly version: string };
  readonly "link-broken": Record<never, never>;
  readonly "link-too-long": { readonly limit: number };
  readonly "position-bare-ship": { readonly ship: string };
  readonly "position-unfit": { readonly field: string };
  readonly "async-cut": Record<never, never>;
  readonly "async-incomplete": { readonly field: string };
  readonly "async-too-large": { readonly limit: number };
  readonly "async-not-found": { readonly game: string };
  readonly "async-failed": { readonly game: string; readonly problem: string };
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
  "async-cut": () => "This game of AsyncTI4 is cut off: its JSON does not end. Copy all of it, or save it as a file.",
  "async-incomplete": ({ field }) => `This looks like a game of AsyncTI4, but its "${field}" is missing.`,
  "async-too-large": ({ limit }) => `This is larger than any game: at most ${limit / 1024 / 1024} MiB are read.`,
  "async-not-found": ({ game }) =>
    `AsyncTI4 gives out no game ${game}: there is none, or it is played in the fog of war.`,
  "async-failed": ({ game, problem }) =>
    `The game ${game} could not be fetched (${problem}). Open its JSON as a file instead.`,
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
  "async-cut": () => "Эта партия AsyncTI4 обрезана: её JSON не закончен. Скопируйте её целиком или сохраните файлом.",
  "async-incomplete": ({ field }) => `Похоже на партию AsyncTI4, но в ней нет "${field}".`,
  "async-too-large": ({ limit }) => `Это больше любой партии: читается не больше ${limit / 1024 / 1024} МиБ.`,
  "async-not-found": ({ game }) => `AsyncTI4 не выдаёт партию ${game}: её нет, или она идёт в тумане войны.`,
  "async-failed": ({ game, problem }) => `Партию ${game} не удалось получить (${problem}). Откройте её JSON файлом.`,
};

export const openRefusals = { en, ru };
