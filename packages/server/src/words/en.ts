import type { ServerWords } from "./words.ts";

export const en: ServerWords = {
  help: `Serves Umpire's web pages.

  --port <number>      the port, 0 for any that is free (or the variable PORT; 8080)
  --host <name>        the address to listen at (or the variable HOST; 127.0.0.1)
  --language <en|ru>   the language of what is said here (en)
  --help               this text`,
  at: (address) => `Umpire is at ${address}`,
  badPort: (text) => `"${text}" is no port. A port is a whole number from 0 to 65535, for instance --port 8080.`,
  badLanguage: (text) => `"${text}" is no language known here. There are: en, ru.`,
  badUsage: (problem) => `${problem} Type --help to see what there is.`,
  notBuilt: "The web pages are not built yet. Type: npm start",
  inUse: (port) =>
    `Port ${port} is in use, perhaps by another Umpire. Stop that, or choose another port: npm start -- --port ${port === 65535 ? 8080 : port + 1}`,
  notAllowed: (port) => `Port ${port} is not allowed for this user. Choose one above 1023: npm start -- --port 8080`,
  noSuchHost: (host) => `This machine has no address "${host}". Try --host 127.0.0.1 or --host 0.0.0.0.`,
  failed: (problem) => `The server could not start: ${problem}`,
};
