import type { ServerWords } from "./words.ts";

export const ru: ServerWords = {
  help: `Показывает страницы Umpire в браузере.

  --port <число>       порт, 0 — любой свободный (или переменная PORT; 8080)
  --host <имя>         адрес, на котором слушать (или переменная HOST; 127.0.0.1)
  --language <en|ru>   язык этих сообщений (en)
  --help               этот текст`,
  at: (address) => `Umpire открыт по адресу ${address}`,
  badPort: (text) => `«${text}» — не порт. Порт — целое число от 0 до 65535, например --port 8080.`,
  badLanguage: (text) => `Языка «${text}» здесь нет. Есть: en, ru.`,
  badUsage: (problem) => `${problem} Наберите --help, чтобы увидеть, что можно.`,
  notBuilt: "Страницы ещё не собраны. Наберите: npm start",
  inUse: (port) =>
    `Порт ${port} занят, возможно, другим Umpire. Остановите его или выберите другой порт: npm start -- --port ${port === 65535 ? 8080 : port + 1}`,
  notAllowed: (port) =>
    `Порт ${port} этому пользователю не разрешён. Выберите порт больше 1023: npm start -- --port 8080`,
  noSuchHost: (host) => `У этой машины нет адреса «${host}». Попробуйте --host 127.0.0.1 или --host 0.0.0.0.`,
  failed: (problem) => `Сервер не запустился: ${problem}`,
};
