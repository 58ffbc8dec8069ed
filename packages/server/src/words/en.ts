import { botsEn } from "./bots-en.ts";
import { editionsEn } from "./editions-en.ts";
import type { ServerWords } from "./words.ts";

export const en: ServerWords = {
  help: `Serves Umpire's web pages and matches between people and bots.

  <games>              what is played: files that export a game, or ids of games (all games there are)
  --board <file>       a board in the browser for the first of the files: a module that exports a React component, Board
  --bot <file>         a bot for one of the games: a module that exports a strategy, and as games the ids of those
                       it is for where more than one is played; can be repeated
  --watch              reads the files again when they are saved, and says what that changes
  --port <number>      the port, 0 for any that is free (or the variable PORT; 8080)
  --host <name>        the address to listen at (or the variable HOST; 127.0.0.1)
  --data <folder>      where matches are kept; made if it is not there (data)
  --database <address> a PostgreSQL database to keep them in instead, which several servers may share
  --node <address>     where the other servers on that database reach this one (where it listens)
  --language <en|ru>   the language of the output (en)
  --log <level>        silent, error, warn, info or debug; JSON on the standard error (warn)
  --origin <address>   another address whose pages may play here, with requests (CORS) and sockets:
                       https://example.org; can be repeated
  --proxy <addresses>  proxies in front of the server, with commas between them: who asks is what they say
  --metrics-port <number>  a port for GET /metrics alone, at the same host; without it, it is at the port of all the rest
  --metrics-token <text>   what to send for it, as "Authorization: Bearer <text>"; with neither of the two, only
                       this machine itself may read it, and nothing that a proxy passes on
  --drain <milliseconds>  after SIGTERM /health says so for so long before the server ends, so that a load
                       balancer sends nobody new: longer than the time between two of its checks (2000)
  --presets-only       no match has rules of its own beside the presets (UMPIRE_PRESETS_ONLY=1)
  --help               this text

How much of the server one may take:

  --sockets <number>                sockets in all (20000)
  --sockets-per-address <number>    and from one address (200)
  --connections-per-address <number>  TCP connections from one address, unless it is a proxy's (400)
  --burst <number>                  frames of a socket at once, pings too (60)
  --rate <number>                   and a second (30)
  --address-burst <number>          frames of all sockets of one address at once (1200)
  --address-rate <number>           and a second (600)
  --requests <number>               requests from one address in a minute (1200)
  --matches <number>                new matches from one address in a minute (120)
  --share <number>                  percent of the server's time that one address
                                    may have, 100 for all; then it waits (5)
  --bot-delay <milliseconds>        a bot is no faster than this (400)
  --bot-time <milliseconds>         and thinks no longer than this (5000)
  --tables <file>                   what bots know of a game already, as "umpire solve" has kept it

Each of these but language, bot and origin can be a variable too: --bot-time is UMPIRE_BOT_TIME.`,
  inNetwork: (address) => `Others in your network: ${address}`,
  at: (address) => `Umpire is at ${address}`,
  countsAt: (address) => `Its counts are at ${address}`,
  ...editionsEn,
  ...botsEn,
  dev: {
    at: (file, address) => `${file} is played at ${address}`,
    absent: (file) => `${file} does not exist. Name the file of a game: umpire dev ./game.ts`,
    inUse: (port) =>
      `Port ${port} is in use, perhaps by another umpire dev. Choose another: umpire dev ./game.ts --port ${port === 65535 ? 8081 : port + 1}`,
    built: (ms) => `… saved, and built in ${ms} ms`,
    trouble: ({ file, line, problem }) =>
      `${file}${line === null ? "" : `:${line}`}: ${problem}. What was built before is played on.`,
    tried: ({ file, line, problem }) => `${file}${line === null ? "" : `:${line}`}: ${problem}.`,
  },
  badGame: ({ file, line, problem }) => `${file}${line === null ? "" : `:${line}`}: ${problem}. It is not played here.`,
  badSave: ({ file, line, problem }) =>
    `${file}${line === null ? "" : `:${line}`}: ${problem}. What was played before is played on.`,
  unknownGame: (name, known) => `There is no game "${name}". There are: ${known.join(", ")}; or name a file: ./game.ts`,
  badPort: (text) => `"${text}" is no port. A port is a whole number from 0 to 65535, for instance --port 8080.`,
  badLanguage: (text) => `"${text}" is no language known here. There are: en, ru.`,
  badNumber: (option, text, least, most) =>
    `"${text}" does not fit --${option}: it takes a whole number from ${least} to ${most}.`,
  badLog: (text, levels) => `"${text}" is no level of logging. There are: ${levels.join(", ")}.`,
  badToken: "--metrics-token takes letters, digits and signs, without spaces.",
  badOrigin: (text) => `"${text}" is no origin. It is the beginning of an address, for instance https://example.org`,
  noData: (folder, problem) =>
    `Matches cannot be kept in the folder "${folder}": ${problem}. Choose another one: npm start -- --data <folder>`,
  newerData: (folder) =>
    `The matches in the folder "${folder}" were kept by a newer Umpire. Update this one, or choose another folder: npm start -- --data <folder>`,
  dataInUse: (folder, by) =>
    `Another server keeps its matches in the folder "${folder}"${by === null ? "" : `: process ${by.pid} on the machine "${by.host}"`}. Stop that one, or choose another folder: npm start -- --data <folder>`,
  damagedData: (folder, problem) =>
    `The matches in the folder "${folder}" are damaged: ${problem}. Restore them from a backup: npx umpire restore <file> --data <folder>`,
  notOurData: (folder) =>
    `The file umpire.sqlite in the folder "${folder}" is not one of Umpire's. Choose another folder: npm start -- --data <folder>`,
  badDatabase:
    "--database takes the address of a PostgreSQL database, for instance postgresql://umpire@localhost/umpire",
  badNode: (text) => `"${text}" is no address of a server. It is like http://10.0.0.1:8080/`,
  noDatabase: (problem) =>
    `Matches cannot be kept in the database: ${problem}. Check --database, or leave it out to keep them in a folder.`,
  newerDatabase: "The matches in the database were kept by a newer Umpire. Update this one.",
  olderServers:
    "Servers of an older Umpire are at work on the database. Stop them; the first new one then brings it up to date.",
  notOurDatabase: "The database has tables of another program. Give Umpire a database, or a schema, of its own.",
  ailments: {
    away: "The database does not answer.",
    slow: "The database takes too long to answer.",
    full: "The database has no room left.",
    damaged: "The database is damaged. Restore it from a backup.",
    "read-only": "The database can be read, but nothing can be written to it.",
    newer: "The database belongs to a newer Umpire by now.",
    failed: "The store fails; the log says why.",
    closing: "The server is about to end.",
  },
  badTables: (file, problem) =>
    `The bots cannot use the file "${file}": ${problem}. Leave out --tables, or make one: npx umpire solve`,
  badUsage: (problem) => `${problem} Type --help to see what there is.`,
  stopping: "Stopping …",
  notBuilt: "The web pages are not built yet. Type: npm start",
  inUse: (port, option) =>
    `Port ${port} is in use, perhaps by another Umpire. Stop that, or choose another port: npm start -- --${option} ${port === 65535 ? 8080 : port + 1}`,
  notAllowed: (port, option) =>
    `Port ${port} is not allowed for this user. Choose one above 1023: npm start -- --${option} 8080`,
  noSuchHost: (host) => `This machine has no address "${host}". Try --host 127.0.0.1 or --host 0.0.0.0.`,
  failed: (problem) => `The server could not start: ${problem}`,
};
