import { countRu } from "@umpire/toolkit";

type Words = {
  readonly title: string;
  readonly link: string;
  readonly linkHelp: (length: number) => string;
  readonly copy: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly send: string;
  readonly sendTitle: string;
  readonly saves: string;
  readonly savesHelp: string;
  readonly name: string;
  readonly save: string;
  readonly saved: (name: string) => string;
  readonly noSaves: string;
  readonly load: string;
  readonly loadIt: (name: string) => string;
  readonly loaded: (name: string) => string;
  readonly remove: string;
  readonly removeIt: (name: string) => string;
  readonly removed: (name: string) => string;
  readonly restore: string;
  readonly restored: (name: string) => string;
  readonly refusal: { readonly [code: string]: string };
  readonly noShelf: string;
  readonly open: string;
  readonly openHelp: string;
  readonly openIt: string;
  readonly openFile: string;
  readonly openFileHelp: string;
  readonly opened: string;
  readonly fetchIt: (game: string) => string;
  readonly fetchHelp: string;
  readonly fetching: (game: string) => string;
  readonly remarks: (count: number) => string;
  readonly nothingLost: string;
  readonly picture: string;
  readonly noBoard: string;
  readonly download: string;
  readonly noPng: string;
  readonly file: string;
  readonly summary: string;
  readonly summaryHelp: string;
  readonly working: string;
  readonly copySummary: string;
  readonly anew: string;
  readonly startOver: string;
  readonly empty: string;
  readonly emptyHelp: string;
  readonly started: string;
  readonly emptied: string;
};

const signs = (count: number) => countRu(count, "знак", "знака", "знаков");

const en: Words = {
  title: "Share",
  link: "Link",
  linkHelp: (length) => `${length} characters. The whole position is in it; nothing is sent to a server.`,
  copy: "Copy",
  copyLink: "Copy the link",
  copied: "Copied.",
  notCopied: "The browser does not let us copy. It is selected: press Ctrl+C, or hold it and choose Copy.",
  send: "Send …",
  sendTitle: "A position of Twilight Imperium",
  saves: "In this browser",
  savesHelp: "Positions that this browser keeps for you; nobody else sees them.",
  name: "Name",
  save: "Save here",
  saved: (name) => `Saved: ${name}.`,
  noSaves: "Nothing is saved yet.",
  load: "Load",
  loadIt: (name) => `Load ${name}`,
  loaded: (name) => `Loaded: ${name}. Undo brings back what was there.`,
  remove: "Delete",
  removeIt: (name) => `Delete ${name}`,
  removed: (name) => `Deleted: ${name}.`,
  restore: "Bring it back",
  restored: (name) => `${name} is back.`,
  refusal: {
    "save-nameless": "Give it a name first.",
    "saves-full": "There are 50 saves already. Delete one, or save under the name of one to replace it.",
    "storage-full": "The browser has no more room for this page. Delete a save, or keep the link instead.",
    "storage-refused": "The browser keeps nothing for this page, as in a private window. Keep the link instead.",
  },
  noShelf: "This browser keeps nothing for this page. Keep the link instead.",
  open: "Open a link, a game or a file",
  openHelp: "Paste a link, or the id, address or JSON of a running AsyncTI4 game.",
  openIt: "Open it",
  openFile: "Open a file",
  openFileHelp: "A game's JSON, a position for the command line, or a text with a link.",
  opened: "Opened. Undo brings back what was there.",
  fetchIt: (game) => `Fetch ${game} and open it`,
  fetchHelp: "It is fetched from bot.asyncti4.com when you press, and never otherwise.",
  fetching: (game) => `Fetching ${game} …`,
  remarks: (count) => `Not understood, or not counted: ${count}`,
  nothingLost: "What was on the table is still there.",
  picture: "Picture",
  noBoard: "There is a picture while the map is shown: choose “As a map” above.",
  download: "Download",
  noPng: "The browser could not make this picture. Take the other one.",
  file: "position",
  summary: "Text for a chat",
  summaryHelp: "Everything in words: the map, who is where, who reaches what, the odds.",
  working: "The odds are being worked out …",
  copySummary: "Copy the text",
  anew: "Begin anew",
  startOver: "Start over",
  empty: "Empty table",
  emptyHelp: "Start over: the first position. Empty table: the map and the names of the players stay.",
  started: "This is the first position. Undo brings back what was there.",
  emptied: "The table is empty. Undo brings back what was there.",
};

const ru: Words = {
  title: "Поделиться",
  link: "Ссылка",
  linkHelp: (length) => `${signs(length)}. В ней вся позиция; на сервер ничего не уходит.`,
  copy: "Копировать",
  copyLink: "Копировать ссылку",
  copied: "Скопировано.",
  notCopied: "Браузер не даёт копировать. Текст выделен: скопируйте его сами, с клавиатуры или долгим нажатием.",
  send: "Отправить …",
  sendTitle: "Позиция «Сумеречной империи»",
  saves: "В этом браузере",
  savesHelp: "Позиции, которые хранит этот браузер; больше их никто не видит.",
  name: "Название",
  save: "Сохранить",
  saved: (name) => `Сохранено: ${name}.`,
  noSaves: "Пока ничего не сохранено.",
  load: "Открыть",
  loadIt: (name) => `Открыть: ${name}`,
  loaded: (name) => `Открыто: ${name}. «Отменить» вернёт то, что было.`,
  remove: "Удалить",
  removeIt: (name) => `Удалить: ${name}`,
  removed: (name) => `Удалено: ${name}.`,
  restore: "Вернуть",
  restored: (name) => `${name}: возвращено.`,
  refusal: {
    "save-nameless": "Сначала дайте название.",
    "saves-full": "Сохранено уже 50 позиций. Удалите одну или сохраните под названием той, которую заменить.",
    "storage-full": "У браузера кончилось место для этой страницы. Удалите что-нибудь или сохраните ссылку.",
    "storage-refused": "Браузер ничего не хранит для этой страницы, как в приватном окне. Сохраните ссылку.",
  },
  noShelf: "Этот браузер ничего не хранит для этой страницы. Сохраните ссылку.",
  open: "Открыть ссылку, партию или файл",
  openHelp: "Вставьте ссылку, а для идущей партии AsyncTI4 — её имя, адрес или JSON.",
  openIt: "Открыть",
  openFile: "Открыть файл",
  openFileHelp: "JSON партии, позиция для командной строки, текст со ссылкой.",
  opened: "Открыто. «Отменить» вернёт то, что было.",
  fetchIt: (game) => `Получить ${game} и открыть`,
  fetchHelp: "Партия берётся с bot.asyncti4.com по нажатию, и больше никогда.",
  fetching: (game) => `Получаем ${game} …`,
  remarks: (count) => `Не понято или не учтено: ${count}`,
  nothingLost: "Всё, что было на столе, осталось.",
  picture: "Картинка",
  noBoard: "Картинка есть, пока показана карта: выберите «Картой» наверху.",
  download: "Скачать",
  noPng: "Такую картинку браузер сделать не смог. Возьмите другую.",
  file: "позиция",
  summary: "Текст для чата",
  summaryHelp: "Всё словами: карта, кто где, кто куда доходит, шансы.",
  working: "Шансы считаются …",
  copySummary: "Копировать текст",
  anew: "Начать заново",
  startOver: "С начала",
  empty: "Пустой стол",
  emptyHelp: "С начала — первая позиция. Пустой стол — карта и имена игроков остаются.",
  started: "Это первая позиция. «Отменить» вернёт то, что было.",
  emptied: "Стол пуст. «Отменить» вернёт то, что было.",
};

export const words: { readonly en: Words; readonly ru: Words } = { en, ru };
