import { beforeEach, expect, test, vi } from "vitest";

type Late = typeof import("./late-words.ts");
let late: Late;
beforeEach(async () => {
  vi.resetModules();
  late = await import("./late-words.ts");
});

/** Sentences that file themselves when they are loaded, and then come through where all that is loaded comes through. */
const source = (id: string) => ({
  id,
  load: vi.fn(async () => {
    late.file(id, `said ${id}`);
    return late.withWords(id);
  }),
});

test("a module comes with what it says in the languages that are spoken, and no other", async () => {
  await late.speak("en");
  const [en, ru] = [source("en"), source("ru")];
  const words = late.lateWords({ en, ru });
  expect(words).toEqual({ en: undefined, ru: undefined });
  expect(await late.withWords("module")).toBe("module");
  expect(words).toEqual({ en: "said en", ru: undefined });
  expect(ru.load).not.toHaveBeenCalled();
});

test("sentences are loaded once, however many modules wait for them", async () => {
  await late.speak("ru");
  const [one, two] = [source("one"), source("two")];
  late.lateWords({ en: source("en"), ru: one });
  late.lateWords({ en: source("en"), ru: two });
  await Promise.all([late.withWords("a"), late.withWords("b")]);
  await late.withWords("c");
  expect(one.load).toHaveBeenCalledOnce();
  expect(two.load).toHaveBeenCalledOnce();
});

test("another language is loaded for all that is here, also for what comes meanwhile, and for what comes later", async () => {
  await late.speak("en");
  const later = late.lateWords.bind(null, { en: source("later-en"), ru: source("later-ru") });
  const ru = source("ru");
  const comes = vi.fn(later);
  ru.load.mockImplementationOnce(async () => {
    comes();
    late.file("ru", "said ru");
    return "ru";
  });
  const words = late.lateWords({ en: source("en"), ru });
  await late.speak("ru");
  expect(words).toMatchObject({ ru: "said ru" });
  expect(comes.mock.results[0]?.value).toMatchObject({ ru: "said later-ru" });
  const last = late.lateWords({ en: source("last-en"), ru: source("last-ru") });
  await late.withWords("module");
  expect(last).toEqual({ en: "said last-en", ru: "said last-ru" });
});

test("what could not be loaded is tried again, and a language that is not there is not spoken", async () => {
  await late.speak("en");
  const ru = source("ru");
  ru.load.mockRejectedValueOnce(new Error("offline"));
  const words = late.lateWords({ en: source("en"), ru });
  await expect(late.speak("ru")).rejects.toThrow("offline");
  await late.withWords("module");
  expect(words).toEqual({ en: "said en", ru: undefined });
  await late.speak("ru");
  expect(words).toEqual({ en: "said en", ru: "said ru" });
});
