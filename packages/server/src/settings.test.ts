import { expect, test } from "vitest";
import { addressOf, networkAddresses } from "./listening.ts";
import { readSettings, whyNoData, whyNot } from "./settings.ts";
import { defaultLimits } from "./socket/limits.ts";
import { StoreError } from "./store/error.ts";
import { FolderInUse } from "./store/sqlite/lock.ts";

const usual = {
  port: 8080,
  host: "127.0.0.1",
  language: "en",
  data: "data",
  log: "warn",
  origins: [],
  proxies: null,
  packs: true,
  database: null,
  node: null,
  metricsPort: null,
  metricsToken: null,
  limits: defaultLimits,
  drain: 2000,
  botDelay: 400,
  botTime: 5000,
  tables: null,
  games: [],
  board: null,
  watch: false,
  bots: [],
};

test("without a word it is port 8080 of this machine alone", () => {
  expect(readSettings([], {})).toEqual({ settings: usual });
  expect(readSettings([], { PORT: "", HOST: "" })).toEqual({ settings: usual });
});

test("the environment decides, and the command line decides over it", () => {
  const env = { PORT: "3000", HOST: "0.0.0.0" };
  expect(readSettings([], env)).toEqual({ settings: { ...usual, port: 3000, host: "0.0.0.0" } });
  expect(readSettings(["--port", "0", "--host=::1"], env)).toEqual({ settings: { ...usual, port: 0, host: "::1" } });
});

test.each(["65536", "-1", "80.5", "8080x", "http", "1e3", " 80", "999999999999"])("%j is no port", (port) => {
  const trouble = `"${port}" is no port. A port is a whole number from 0 to 65535, for instance --port 8080.`;
  expect(readSettings([`--port=${port}`], {})).toEqual({ trouble });
  expect(readSettings([], { PORT: port })).toEqual({ trouble });
});

test("limits come from the command line, else from variables, else they are the usual ones", () => {
  const env = { UMPIRE_RATE: "5", UMPIRE_BOT_TIME: "70", UMPIRE_DATA: "/var/umpire", UMPIRE_LOG: "info" };
  const args = ["--rate=7", "--sockets=8", "--sockets-per-address=9", "--burst=10", "--requests=11", "--matches=12"];
  const address = ["--connections-per-address=13", "--address-burst=14", "--address-rate=15", "--share=16"];
  expect(readSettings([...args, ...address], env)).toEqual({
    settings: {
      ...usual,
      botTime: 70,
      data: "/var/umpire",
      log: "info",
      limits: {
        ...defaultLimits,
        rate: 7,
        sockets: 8,
        socketsPerAddress: 9,
        burst: 10,
        requests: 11,
        creations: 12,
        connectionsPerAddress: 13,
        addressBurst: 14,
        addressRate: 15,
        share: 0.16,
      },
    },
  });
  for (const [args, env] of [
    [["--presets-only"], {}],
    [[], { UMPIRE_PRESETS_ONLY: "1" }],
  ] as const)
    expect(readSettings(args, env)).toEqual({ settings: { ...usual, packs: false } });
  expect(readSettings(["--origin=https://a.example", "--origin=http://b.example:81", "--proxy=10.0.0.1"], {})).toEqual({
    settings: { ...usual, origins: ["https://a.example", "http://b.example:81"], proxies: "10.0.0.1" },
  });
});

test.each(["--rate=0", "--rate=1.5", "--sockets=", "--burst=many", "--bot-delay=60001", "--matches=-1"])(
  "%s is no such number",
  (option) => {
    const [name, text = ""] = option.split("=");
    const read = readSettings([option], {});
    if (text === "") expect(read).toEqual({ settings: usual });
    else expect(read).toEqual({ trouble: expect.stringMatching(`"${text}" does not fit ${name}: it takes a whole`) });
  },
);

test("a level of logging and an origin that are none are named", () => {
  expect(readSettings(["--log", "loud"], {})).toEqual({ trouble: expect.stringContaining('"loud"') });
  for (const origin of ["example.org", "https://example.org/", "https://example.org/page"])
    expect(readSettings(["--origin", origin], {})).toEqual({ trouble: expect.stringContaining(`"${origin}"`) });
});

test("an unknown option and an unknown language are named", () => {
  expect(readSettings(["--prot", "80"], {})).toEqual({ trouble: expect.stringContaining("--prot") });
  expect(readSettings(["--port"], {})).toEqual({ trouble: expect.stringContaining("--help") });
  expect(readSettings(["--language", "de"], {})).toEqual({ trouble: expect.stringContaining('"de"') });
});

test("help comes in the language that was asked for", () => {
  expect(readSettings(["--help"], {})).toEqual({ help: expect.stringContaining("Serves") });
  expect(readSettings(["--help", "--language", "ru"], {})).toEqual({ help: expect.stringContaining("порт") });
});

test("a server that listens everywhere says where others in the network reach it", () => {
  const networks = {
    lo: [{ address: "127.0.0.1", internal: true, family: "IPv4" as const }],
    eth0: [
      { address: "192.168.1.5", internal: false, family: "IPv4" as const },
      { address: "fe80::1", internal: false, family: "IPv6" as const },
    ],
  };
  expect(networkAddresses("0.0.0.0", 80, networks)).toEqual(["http://192.168.1.5:80/"]);
  expect(networkAddresses("127.0.0.1", 80, networks)).toEqual([]);
});

test("the address can be opened in a browser", () => {
  expect(addressOf("127.0.0.1", 8080)).toBe("http://127.0.0.1:8080/");
  expect(addressOf("0.0.0.0", 80)).toBe("http://localhost:80/");
  expect(addressOf("::1", 80)).toBe("http://[::1]:80/");
});

test.each([
  ["EADDRINUSE", "Port 8080 is in use, perhaps by another Umpire."],
  ["EACCES", "Port 8080 is not allowed"],
  ["EADDRNOTAVAIL", 'no address "127.0.0.1"'],
  ["EOTHER", "could not start: reason"],
])("%s is explained", (code, sentence) => {
  const error = Object.assign(new Error("reason"), { code });
  expect(whyNot(error, { port: 8080, host: "127.0.0.1", language: "en", metricsPort: 9090 })).toContain(sentence);
});

test.each([
  [new StoreError("newer", "x"), 'in the folder "kept" were kept by a newer Umpire'],
  [new StoreError("not-a-database", "x"), "is not one of Umpire's"],
  [new StoreError("cannot-open", "reason"), 'cannot be kept in the folder "kept": reason.'],
  [new StoreError("damaged", "reason"), 'in the folder "kept" are damaged: reason. Restore them'],
  [new FolderInUse("kept", { pid: 7, host: "box" }), 'in the folder "kept": process 7 on the machine "box". Stop that'],
  [new FolderInUse("kept", null), 'Another server keeps its matches in the folder "kept". Stop that'],
])("%s is explained", (error, sentence) => {
  expect(whyNoData(error, { data: "kept", database: null, language: "en" })).toContain(sentence);
  expect(whyNoData(error, { data: "kept", database: null, language: "ru" })).toMatch(/[а-я]/);
});

test.each([
  [new StoreError("newer", "x"), "in the database were kept by a newer Umpire"],
  [new StoreError("in-use", "x"), "Servers of an older Umpire are at work"],
  [new StoreError("not-a-database", "x"), "tables of another program"],
  [new StoreError("away", "reason"), "cannot be kept in the database: reason."],
])("of a database, %s is explained", (error, sentence) => {
  const kept = { data: "kept", database: "postgresql:///umpire" };
  expect(whyNoData(error, { ...kept, language: "en" })).toContain(sentence);
  expect(whyNoData(error, { ...kept, language: "ru" })).toMatch(/[а-я]/);
});

test("a database and a place among its servers are addresses; a password is never repeated", () => {
  const [database, node] = ["postgresql://umpire:hunter2@db/umpire", "http://10.0.0.1:8080/"];
  const env = { UMPIRE_DATABASE: database, UMPIRE_NODE: node };
  expect(readSettings([], env)).toEqual({ settings: { ...usual, database, node } });
  expect(readSettings(["--node", "10.0.0.1:8080"], {})).toEqual({ trouble: expect.stringContaining("10.0.0.1:8080") });
  const read = readSettings(["--database", "mysql://umpire:hunter2@db/umpire"], {});
  expect(read).toEqual({ trouble: expect.stringContaining("postgresql://") });
  expect(JSON.stringify(read)).not.toContain("hunter2");
});

test("the counts have a port and a token of their own if asked, and the token is never repeated", () => {
  const args = ["--metrics-port", "9090", "--metrics-token", "xyzzy"];
  const counts = { metricsPort: 9090, metricsToken: "xyzzy" };
  expect(readSettings(args, {})).toEqual({ settings: { ...usual, ...counts } });
  const env = { UMPIRE_METRICS_PORT: "9090", UMPIRE_METRICS_TOKEN: "xyzzy" };
  expect(readSettings([], env)).toEqual({ settings: { ...usual, ...counts } });
  expect(readSettings(["--metrics-port=x"], {})).toEqual({ trouble: expect.stringContaining('"x" is no port') });
  const spaced = readSettings(["--metrics-token", "xyzzy plugh"], {});
  expect(spaced).toEqual({ trouble: expect.stringContaining("--metrics-token") });
  expect(JSON.stringify(spaced)).not.toContain("xyzzy");
});

test("which of two ports is in use is said", () => {
  const settings = { port: 8080, host: "127.0.0.1", language: "en", metricsPort: 9090 } as const;
  const inUse = (port: number) => whyNot(Object.assign(new Error("x"), { code: "EADDRINUSE", port }), settings);
  expect(inUse(9090)).toMatch(/^Port 9090 .*--metrics-port 9091$/);
  expect(inUse(8080)).toMatch(/^Port 8080 .*--port 8081$/);
});

test("after SIGTERM the health says so for two seconds, or as long as is asked", () => {
  expect(readSettings(["--drain=0"], { UMPIRE_DRAIN: "7" })).toEqual({ settings: { ...usual, drain: 0 } });
  expect(readSettings([], { UMPIRE_DRAIN: "7" })).toEqual({ settings: { ...usual, drain: 7 } });
});
