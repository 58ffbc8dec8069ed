import type { Language } from "../words/languages.ts";
import { effectNames } from "../words/names/effect-names.ts";
import { namesEn } from "../words/names/en.ts";
import { namesRu } from "../words/names/ru.ts";
import type { Remark } from "./remarks.ts";

type Sentence<C extends Remark["code"]> = (remark: Extract<Remark, { readonly code: C }>) => string;
type Sentences = { readonly [C in Remark["code"]]: Sentence<C> };

const { en: effectEn, ru: effectRu } = effectNames;
const { unit: unitEn, faction: factionEn } = namesEn;
const en: Sentences = {
  "schema-version": ({ version }) =>
    `The game is written in another version (${version ?? "none is named"}) than the one that is known: some of it may be missing here.`,
  "twilights-fall": () =>
    "This is a game of Twilight's Fall, with units and technologies of its own: they do not count.",
  "unknown-position": ({ position }) => `Position ${position} is no place on a map: its tile is left out.`,
  "unknown-tile": ({ position, tile }) => `Tile ${tile} at ${position} is not known: it is an empty system here.`,
  "unknown-border": ({ position, type }) => `The border "${type}" of ${position} does not count.`,
  "unknown-planet": ({ position, planet }) => `Planet ${planet} at ${position} is not on its tile: it is placed there.`,
  "unknown-token": ({ position, token }) => `The token ${token} at ${position} is not known: it does not count.`,
  "unknown-unit": ({ position, unit, count }) => `${count} × unit ${unit} at ${position} is not known: left out.`,
  "unknown-owner": ({ position, faction }) => `Units of ${faction} at ${position} belong to no player: left out.`,
  "off-board": ({ position, units }) => `${units} units at ${position} are on no tile: left out.`,
  "too-many-units": ({ position, unit, count }) =>
    `${count} × ${unitEn(unit)} at ${position}: at most 99 of a kind are kept.`,
  "guessed-card": ({ faction, unit }) =>
    `Which card ${factionEn(faction)} has for such units is not said: they count as ${unitEn(unit)}.`,
  galvanized: ({ position, unit, count }) =>
    `${count} × ${unitEn(unit)} at ${position} galvanized: counted without its token.`,
  guests: ({ position, planet }) => `On ${planet} at ${position} units of two players stand: the guests take no part.`,
  "left-out-player": ({ faction }) => `${factionEn(faction)} finds no seat here: at most eight players.`,
  "not-counted": ({ faction, what }) => `${factionEn(faction)} has ${effectEn(what)}: not counted.`,
  "one-ship": ({ faction, what }) => `${factionEn(faction)} has ${effectEn(what)}: say for which ship it is meant.`,
  "by-choice": ({ faction, what }) =>
    `${factionEn(faction)} may use, and does not unless you say so: ${what.map(effectEn).join(", ")}.`,
};

const { unit: unitRu, faction: factionRu } = namesRu;
const ru: Sentences = {
  "schema-version": ({ version }) =>
    `Игра записана в другой версии (${version ?? "версия не названа"}), чем известная: что-то может пропасть.`,
  "twilights-fall": () => "Это партия «Заката империи» со своими отрядами и технологиями: они не учитываются.",
  "unknown-position": ({ position }) => `Места ${position} на карте нет: его тайл пропущен.`,
  "unknown-tile": ({ position, tile }) => `Тайл ${tile} на месте ${position} неизвестен: здесь это пустая система.`,
  "unknown-border": ({ position, type }) => `Граница «${type}» у ${position} не учитывается.`,
  "unknown-planet": ({ position, planet }) => `Планеты ${planet} на тайле ${position} нет: она добавлена.`,
  "unknown-token": ({ position, token }) => `Жетон ${token} на месте ${position} неизвестен: не учитывается.`,
  "unknown-unit": ({ position, unit, count }) => `${count} × ${unit} на месте ${position}: отряд неизвестен, пропущен.`,
  "unknown-owner": ({ position, faction }) => `Отряды ${faction} на месте ${position} ничьи: пропущены.`,
  "off-board": ({ position, units }) => `Отряды на месте ${position} (${units}) не стоят ни на одном тайле: пропущены.`,
  "too-many-units": ({ position, unit, count }) =>
    `${count} × ${unitRu(unit)} на месте ${position}: хранится не больше 99 одного вида.`,
  "guessed-card": ({ faction, unit }) =>
    `Карточка таких отрядов у фракции ${factionRu(faction)} не названа: они считаются как ${unitRu(unit)}.`,
  galvanized: ({ position, unit, count }) =>
    `${count} × ${unitRu(unit)} на месте ${position} гальванизированы: жетон не учитывается.`,
  guests: ({ position, planet }) => `На планете ${planet} (${position}) стоят отряды двух игроков: гости не участвуют.`,
  "left-out-player": ({ faction }) => `${factionRu(faction)}: места нет, игроков не больше восьми.`,
  "not-counted": ({ faction, what }) => `${factionRu(faction)}: ${effectRu(what)} — не учитывается.`,
  "one-ship": ({ faction, what }) => `${factionRu(faction)}: ${effectRu(what)} — укажите, какому кораблю.`,
  "by-choice": ({ faction, what }) =>
    `${factionRu(faction)}: можно применить, но без вашего слова не применяется: ${what.map(effectRu).join(", ")}.`,
};

const sentences: { readonly [L in Language]: Sentences } = { en, ru };

/** A line of the list of what was not understood. */
export function describeRemark<C extends Remark["code"]>(
  language: Language,
  remark: Extract<Remark, { readonly code: C }>,
): string {
  const say = sentences[language][remark.code as C] as Sentence<C>;
  return say(remark);
}
