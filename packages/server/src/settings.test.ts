import { expect, test } from "vitest";
import { addressOf, readSettings, whyNot } from "./settings.ts";

const usual = { port: 8080, host: "127.0.0.1", language: "en" };

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

test("an unknown option and an unknown language are named", () => {
  expect(readSettings(["--prot", "80"], {})).toEqual({ trouble: expect.stringContaining("--prot") });
  expect(readSettings(["--port"], {})).toEqual({ trouble: expect.stringContaining("--help") });
  expect(readSettings(["--language", "de"], {})).toEqual({ trouble: expect.stringContaining('"de"') });
});

test("help comes in the language that was asked for", () => {
  expect(readSettings(["--help"], {})).toEqual({ help: expect.stringContaining("Serves") });
  expect(readSettings(["--help", "--language", "ru"], {})).toEqual({ help: expect.stringContaining("порт") });
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
  expect(whyNot(error, { port: 8080, host: "127.0.0.1", language: "en" })).toContain(sentence);
});
