import type { Language } from "../words/languages.ts";
import type { LinkRemark, NotCarried } from "./remarks.ts";

type Sentences<C extends string, T> = { readonly [code in C]: (about: T) => string };

const en: Sentences<LinkRemark["code"], LinkRemark> = {
  "unknown-parameter": ({ parameter }) => `The link's "${parameter}" is not known: it is left out.`,
  "repeated-parameter": ({ parameter }) => `The link has "${parameter}" more than once: none of them counts.`,
  "unknown-faction": ({ value }) => `The faction "${value}" is not known: its units are counted without it.`,
  "unknown-type": ({ parameter }) => `The link's "${parameter}" is no unit that is known: it is left out.`,
  "no-such-unit": ({ parameter }) => `The link's "${parameter}": this faction has no such unit.`,
  "unknown-effect": ({ parameter }) => `The link's "${parameter}" is no effect that is known: it is left out.`,
  "bad-number": ({ parameter, value }) => `The link's "${parameter}" is "${value}", which is no count: it is 0.`,
  "too-many": ({ parameter, value }) => `The link's "${parameter}" is ${value}: at most 100 are counted.`,
  "wrong-side": ({ parameter }) => `The link's "${parameter}" stands on the wrong side: it is left out.`,
  "other-faction": ({ parameter }) => `The link's "${parameter}" belongs to another faction: it is left out.`,
  "cannot-sustain": ({ parameter }) => `The link's "${parameter}": such units cannot sustain damage.`,
  galvanized: ({ parameter }) => `The link's "${parameter}": galvanized units are counted without their token.`,
  "not-counted": ({ parameter }) => `The link's "${parameter}" is known and not counted yet.`,
};

const ru: Sentences<LinkRemark["code"], LinkRemark> = {
  "unknown-parameter": ({ parameter }) => `Часть ссылки «${parameter}» неизвестна и пропущена.`,
  "repeated-parameter": ({ parameter }) => `В ссылке «${parameter}» стоит не один раз: не считается ни разу.`,
  "unknown-faction": ({ value }) => `Фракция «${value}» неизвестна: её отряды считаются без неё.`,
  "unknown-type": ({ parameter }) => `Часть ссылки «${parameter}»: такого отряда нет, она пропущена.`,
  "no-such-unit": ({ parameter }) => `Часть ссылки «${parameter}»: у этой фракции такого отряда нет.`,
  "unknown-effect": ({ parameter }) => `Часть ссылки «${parameter}»: такого эффекта нет, она пропущена.`,
  "bad-number": ({ parameter, value }) => `В ссылке «${parameter}» равно «${value}», а это не число отрядов: взят 0.`,
  "too-many": ({ parameter, value }) => `В ссылке «${parameter}» равно ${value}: считается не больше 100.`,
  "wrong-side": ({ parameter }) => `Часть ссылки «${parameter}» стоит не на той стороне и пропущена.`,
  "other-faction": ({ parameter }) => `Часть ссылки «${parameter}» — другой фракции и пропущена.`,
  "cannot-sustain": ({ parameter }) => `Часть ссылки «${parameter}»: такие отряды не держат удар.`,
  galvanized: ({ parameter }) => `Часть ссылки «${parameter}»: гальванизированные отряды считаются без жетона.`,
  "not-counted": ({ parameter }) => `Часть ссылки «${parameter}» известна, но пока не считается.`,
};

const notCarriedEn: Sentences<NotCarried["code"], NotCarried> = {
  anomaly: ({ what }) => `Such a link has no ${what}.`,
  effect: ({ what }) => `Such a link has no effect ${what}.`,
  unit: ({ what }) => `Such a link has no unit ${what}.`,
  mixed: ({ what }) => `Such a link has only one card for all units of a type: ${what}.`,
  casualties: () => "Such a link does not say in which order units are lost.",
  limit: () => "Such a link does not say when the battle is left.",
  sustain: () => "On the ground units sustain at once in such a link.",
};

const notCarriedRu: Sentences<NotCarried["code"], NotCarried> = {
  anomaly: ({ what }) => `В такой ссылке нет аномалии ${what}.`,
  effect: ({ what }) => `В такой ссылке нет эффекта ${what}.`,
  unit: ({ what }) => `В такой ссылке нет отряда ${what}.`,
  mixed: ({ what }) => `В такой ссылке у всех отрядов типа одна карточка: ${what}.`,
  casualties: () => "Такая ссылка не говорит, в каком порядке теряют отряды.",
  limit: () => "Такая ссылка не говорит, когда из боя выходят.",
  sustain: () => "На земле в такой ссылке удар держат сразу.",
};

export const describeLinkRemark = (language: Language, remark: LinkRemark): string =>
  (language === "en" ? en : ru)[remark.code](remark);

export const describeNotCarried = (language: Language, told: NotCarried): string =>
  (language === "en" ? notCarriedEn : notCarriedRu)[told.code](told);
