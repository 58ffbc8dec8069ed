import type { Browser, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

type Trace = {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly pid: number;
    readonly tid: number;
    readonly tdur?: number;
    readonly args: { readonly name?: string };
  }[];
};

/** What the page does between, as the browser records it: the longest task of its main thread, in ms of CPU time. */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  // Every task of a thread is a RunTask; tdur is the time of its thread alone, however busy the machine is.
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "__metadata"] });
  await act();
  const { traceEvents }: Trace = JSON.parse((await browser.stopTracing()).toString("utf8"));
  const isMain = ({ name, args }: Trace["traceEvents"][number]) =>
    name === "thread_name" && args.name === "CrRendererMain";
  const main = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === "RunTask" && main.has(`${pid} ${tid}`));
  expect(tasks.length).toBeGreaterThan(5);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** All that was put off is done: what waits in the background comes after it. */
export const idle = (page: Page) => page.evaluate(() => scheduler.postTask(() => null, { priority: "background" }));

/** Max length of a task that nobody notices, in ms. */
export const MOST = 50;
