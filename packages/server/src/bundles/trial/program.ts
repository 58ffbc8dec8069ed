// Tries a module out in a process of its own: node program.js <address of the module>. What is wrong with it is printed
// as JSON, null where nothing is.
import { writeSync } from "node:fs";
import { Session } from "node:inspector";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Complaint } from "./try-out.ts";

/** Max processor time for all of it, in milliseconds: on a busy machine the clock says nothing. */
const LONGEST = 5000;
const LOOK_EVERY = 100;

/** By force: a thread that is stopped by its debugger does not end otherwise. */
function end(complaint: Complaint | null): void {
  writeSync(process.stdout.fd, JSON.stringify(complaint));
  process.kill(process.pid, "SIGKILL");
}

type Frame = { readonly functionName: string; readonly location: ScriptLocation };
type ScriptLocation = { readonly scriptId: string; readonly lineNumber: number; readonly columnNumber?: number };

/** The addresses of scripts; frames name these by their ids. */
const scripts = new Map<string, string>();

/** The stack of a thread that does not return, by its debugger, which can stop it within an endless loop too. */
function watchThread(onStack: (frames: readonly Frame[]) => void): () => void {
  const session = new Session();
  session.connect();
  let thread = "";
  const send = (id: number, method: string) =>
    session.post("NodeWorker.sendMessageToWorker", { sessionId: thread, message: JSON.stringify({ id, method }) });
  session.on("NodeWorker.attachedToWorker", ({ params }) => {
    thread = params.sessionId;
    send(1, "Debugger.enable");
  });
  session.on("NodeWorker.receivedMessageFromWorker", ({ params }) => {
    const message = JSON.parse(params.message);
    if (message.method === "Debugger.scriptParsed") scripts.set(message.params.scriptId, message.params.url);
    if (message.method === "Debugger.paused") onStack(message.params.callFrames);
  });
  session.post("NodeWorker.enable", { waitForDebuggerOnStart: false });
  return () => send(2, "Debugger.pause");
}

const lineOf = ({ functionName, location: { scriptId, lineNumber, columnNumber = 0 } }: Frame): string =>
  `    at ${functionName || "<anonymous>"} (${scripts.get(scriptId) ?? ""}:${lineNumber + 1}:${columnNumber + 1})`;

const pause = watchThread((frames) =>
  end({ problem: "it does not come to an end", method: null, stack: frames.map(lineOf).join("\n") }),
);
const file = new URL(`./thread${extname(import.meta.url)}`, import.meta.url);
const worker = new Worker(file, { workerData: process.argv[2], stdout: true });
worker.on("message", end);
worker.on("error", ({ message, stack = "" }) => end({ problem: message, method: null, stack }));
// `process.exit` in a thread ends the thread alone: nobody would ever tell anything.
worker.on("exit", () => process.exit());
const looking = setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 < LONGEST) return;
  clearInterval(looking);
  pause();
}, LOOK_EVERY);
