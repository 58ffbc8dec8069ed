import type { ShowWords } from "./words.ts";

export const ru: ShowWords = {
  table: "Стол",
  board: "Доска",
  howTo: "Стрелки ведут от клетки к клетке, Enter выбирает, Escape отменяет выбор.",
  hint: {
    place: "Выберите место на доске.",
    item: "Выберите что-нибудь из своего.",
    from: "Выберите, чем пойти.",
    to: "Выберите, куда.",
    which: "Что именно?",
    button: "Выберите, что сделать.",
  },
  decided: (name) => `Вы решили: ${name}.`,
  takeBack: "Взять обратно",
  more: (shown) => `Показаны первые ${shown}, возможны и другие.`,
  empty: "пусто",
  ready: "можно выбрать",
  chosen: "выбрано",
  marks: { last: "последний ход", win: "победа", goal: "цель" },
  shapes: { disc: "фишка", pawn: "пешка", stones: "камни", ship: "корабль", hit: "попадание", miss: "мимо" },
  card: "карта",
  suits: { spades: "пик", hearts: "червей", diamonds: "бубен", clubs: "треф" },
  faceDown: "рубашкой вверх",
  die: (face) => (face === null ? "закрытая кость" : `кость, ${face}`),
  of: (value, most) => `${value} из ${most}`,
  score: "счёт",
};
