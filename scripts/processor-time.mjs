// How long processors have worked: for a process and all it has started, and for the whole machine. Read from /proc,
// so it is Linux that tells; elsewhere it is not known.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";

const TICKS_PER_SECOND = 100;
/** Time between two looks, in milliseconds: what begins and ends between them and is not waited for is not seen. */
const INTERVAL = 500;

/** Its parent, and the seconds of it and of those it has waited for; null where it has ended meanwhile. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [, parent, ...rest] = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const ticks = rest.slice(9, 13).reduce((sum, each) => sum + Number(each), 0);
    return { pid, parent: Number(parent), seconds: ticks / TICKS_PER_SECOND };
  } catch {
    return null;
  }
}

/** The seconds of a process and of all below it. */
function secondsBelow(root) {
  const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []));
  const within = (pid) =>
    all.filter(({ parent }) => parent === pid).reduce((sum, each) => sum + each.seconds + within(each.pid), 0);
  return (all.find(({ pid }) => pid === root)?.seconds ?? 0) + within(root);
}

/** Watches a process until it is stopped; then gives its seconds, or null where nobody tells. */
export function meter(pid) {
  if (pid === undefined || !existsSync("/proc/self/stat")) return { stop: () => null };
  let [seen, seconds] = [0, 0];
  const look = () => {
    const now = secondsBelow(pid);
    // It falls where processes end for whom nobody waits, such as a browser's: they had their time all the same.
    seconds += Math.max(0, now - seen);
    seen = now;
  };
  const timer = setInterval(look, INTERVAL);
  return {
    stop: () => {
      clearInterval(timer);
      return seconds;
    },
  };
}

/** Of the machine since it was started: the milliseconds that its processors worked, and all that they had. */
export function machineTime() {
  const sums = cpus().map(({ times }) => ({ idle: times.idle, all: Object.values(times).reduce((a, b) => a + b, 0) }));
  const all = sums.reduce((sum, each) => sum + each.all, 0);
  return { all, busy: all - sums.reduce((sum, { idle }) => sum + idle, 0) };
}
