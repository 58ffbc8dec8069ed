import { readFileSync } from "node:fs";
import { ask } from "./source.ts";

/** Memory that a process has, in megabytes. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** Of all threads, in milliseconds: Linux counts in hundredths of a second. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** One of the server's metrics. */
export async function metricOf(url: string, name: string): Promise<number> {
  const { text } = await ask({ url, address: "127.3.0.1" }, "/metrics");
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
}
