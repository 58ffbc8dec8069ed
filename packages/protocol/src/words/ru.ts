import { MOST_BYTES } from "../messages.ts";
import type { ProtocolRefusals, ProtocolWords } from "./words.ts";

const damages: { readonly [what in ProtocolRefusals["damaged"]["what"]]: (seq: number) => string } = {
  gap: (seq) => `нет записи ${seq}`,
  changed: (seq) => `запись ${seq} не та, что была сделана`,
  "missing end": (seq) => `нет конца, начиная с записи ${seq}`,
  unreadable: (seq) => `её нельзя прочитать с записи ${seq}`,
};

export const ru: ProtocolWords = {
  refusal: {
    "bad-message": ({ path, problem }) =>
      `${path ? `Поле ${path}` : "Сообщение"} не подходит: ${problems.get(problem) ?? problem}.`,
    "already-joined": () => "В этом соединении партия уже выбрана; для другой откройте другое.",
    "wrong-token": () => "Этот ключ не даёт места в этой партии.",
    "unknown-match": () => "Такой партии здесь нет.",
    "does-not-replay": ({ match, game, edition, seq, step, problem }) =>
      `Партия ${match} больше не повторяется: на шаге ${step} (запись ${seq}) правила не допускают того, что раньше допускали (${problem}). Правила игры ${game} изменились, а редакция осталась ${edition}. Партия сохранена как была: запустите сервер с прежними правилами этой редакции, а изменённым дайте новую.`,
    damaged: ({ match, seq, what }) =>
      `Партия ${match} повреждена в хранилище: ${damages[what](seq)}. Она отложена, остальные идут дальше. Целой она может быть в резервной копии; что ещё повреждено, скажет команда umpire check-store.`,
    "spectators-watch": () => "У кого нет места, тот только смотрит.",
    "stale-step": ({ step }) => `Это решение для другого шага; сейчас идёт шаг ${step}.`,
    "not-begun": () => "Партия ещё не началась: есть свободные места.",
    "not-over": () => "Партия ещё не окончена.",
    "draw-declined": () => "Ничью отклонили. Предложить её снова можно после следующего решения.",
    "rematch-asked": () => "Вы уже хотите ещё одну партию; дело за остальными.",
    "rematch-there": () => "Новая партия уже создана.",
    "wrong-seats": ({ seats }) => `Число мест за этим столом: ${seats}. Столько же нужно назвать.`,
    "unknown-bot": ({ bot, known }) => `Бота «${bot}» нет. Есть: ${known.join(", ")}.`,
    "nobody-plays": () => "Хотя бы одно место должно быть свободным: одни боты здесь не играют.",
    "table-full": () => "Все места заняты.",
    "no-such-seat": ({ seat, seats }) => `Места ${seat} нет: они от 0 до ${seats - 1}.`,
    "seat-taken": ({ seat }) => `Место ${seat} занято.`,
    "too-many-links": ({ limit }) => `Ссылок на это место уже ${limit}, больше нельзя.`,
    "presets-only": ({ presets }) => `Здесь играют только по готовым наборам правил: ${presets.join(", ")}.`,
    "chat-full": ({ limit }) => `Вы уже написали в этой партии ${limit} строк, больше нельзя.`,
    "match-full": ({ limit }) => `Партия выросла до ${limit} байт: теперь можно только сдаться. Начните другую.`,
    conflict: () => "Несколько раз подряд кто-то успел раньше. Попробуйте ещё раз.",
    "wrong-origin": () => "Странице с другого адреса играть здесь нельзя.",
    "bad-cursor": () => "Такого места в списке нет; начните его сначала.",
    "not-json": () => "Пришлите тело запроса в JSON, с типом содержимого application/json.",
    "not-found": () => "По этому адресу ничего нет.",
    "too-fast": () => "Слишком часто. Подождите немного.",
    "too-large": () => `Это слишком много: не больше ${MOST_BYTES} байт.`,
    failed: () => "На сервере что-то сломалось; всё подтверждённое сохранено.",
  },
  closing: {
    "bad-message": "Слишком много сообщений не удалось прочесть.",
    "not-joined": "Первым должно быть сообщение join.",
    "wrong-token": "Ключ не даёт места в этой партии.",
    "unknown-match": "Такой партии здесь нет.",
    "too-fast": "Слишком много сообщений сразу.",
    "too-large": "Сообщение было слишком большим.",
    "too-slow": "Слишком многое ждало, пока его прочтут.",
    "too-many": "Открыто слишком много соединений.",
    silent: "Слишком долго ничего не было слышно.",
    failed: "На сервере что-то сломалось; всё подтверждённое сохранено.",
    "going-away": "Сервер перезапускается; подключитесь ещё раз.",
  },
};

/** Problems with a fixed English text; those of a schema are in the client's language already. */
const problems: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "it is not text": "это не текст",
    "this field is missing": "поля нет",
    "no control characters": "управляющие символы не допускаются",
  }),
);
