/** The state of a trace of the server's system calls, read line by line in strace's order. */
export type Trace = {
  line: number;
  /** Calls that have begun and not ended, by thread. */
  readonly begun: Map<string, Call>;
  /** By marker: the line at which it arrived on a socket, and at which it was in the write-ahead log. */
  readonly arrived: Map<string, number>;
  readonly written: Map<string, number>;
  /** Markers in the log that are not synced yet. */
  readonly unsynced: Set<string>;
  syncs: number;
  /** Keys whose acknowledgement was sent, and what was wrong with it. */
  readonly acknowledged: Map<string, string | null>;
};

type Call = { readonly name: string; readonly text: string; readonly line: number };

export const newTrace = (): Trace => ({
  line: 0,
  begun: new Map(),
  arrived: new Map(),
  written: new Map(),
  unsynced: new Set(),
  syncs: 0,
  acknowledged: new Map(),
});

/** The calls that can receive a message, store it, or answer it. */
export const calls =
  "read,readv,recvfrom,recvmsg,pwrite64,pwritev,write,writev,sendto,sendmsg,fdatasync,fsync,io_uring_enter";

const markIn = /k[\w-]{8}\.\d\.[0-9a-z]{5}/g;
/** strace escapes a quotation mark with a backslash. */
const ackIn = /\\"type\\":\\"ack\\",\\"key\\":\\"([^\\]+)\\"/g;
const isLog = (text: string) => /^\d+<[^>]*-wal>/.test(text);
const isSocket = (text: string) => /^\d+<(socket|TCP|TCPv6):/.test(text);

/** One line of the trace. */
export function follow(trace: Trace, line: string): void {
  trace.line += 1;
  const [, thread = "", resumed, name = resumed ?? ""] = /^(\d+) +(?:<\.\.\. (\w+) resumed>|(\w+)\()/.exec(line) ?? [];
  if (name === "") return;
  const before = resumed === undefined ? undefined : trace.begun.get(thread);
  const text = (before?.text ?? "") + line.slice(line.indexOf(resumed === undefined ? "(" : ">") + 1);
  const call: Call = { name, text, line: before?.line ?? trace.line };
  // Sent bytes may be read by the other side as soon as the call begins; all other calls count when they have ended.
  if (before === undefined && isSocket(text)) sent(trace, call);
  if (line.endsWith("<unfinished ...>")) trace.begun.set(thread, call);
  else {
    trace.begun.delete(thread);
    ended(trace, call);
  }
}

function ended(trace: Trace, { name, text, line }: Call): void {
  if (/\) += -1 /.test(text.slice(-200))) return;
  if (/^(read|recv)/.test(name) && isSocket(text))
    for (const [mark] of text.matchAll(markIn)) remember(trace.arrived, mark, trace.line);
  if (/^pwrite/.test(name) && isLog(text))
    for (const [mark] of text.matchAll(markIn)) if (remember(trace.written, mark, trace.line)) trace.unsynced.add(mark);
  if (/^f(data)?sync$/.test(name) && isLog(text)) synced(trace, line);
}

function remember(map: Map<string, number>, mark: string, line: number): boolean {
  if (map.has(mark)) return false;
  map.set(mark, line);
  return true;
}

/** Everything that was written before the sync began is on the disk now that it has ended. */
function synced(trace: Trace, begun: number): void {
  trace.syncs += 1;
  for (const mark of trace.unsynced) if ((trace.written.get(mark) ?? 0) < begun) trace.unsynced.delete(mark);
}

function sent(trace: Trace, { name, text }: Call): void {
  if (!/^(write|send)/.test(name)) return;
  for (const [, key = ""] of text.matchAll(ackIn)) if (!trace.acknowledged.has(key)) judge(trace, key);
}

function judge({ arrived, written, unsynced, acknowledged }: Trace, key: string): void {
  const [came, kept] = [arrived.get(key), written.get(key)];
  const wrong =
    came === undefined
      ? "acknowledged before it came"
      : kept === undefined
        ? "acknowledged before it was written"
        : kept < came
          ? "written before it came"
          : unsynced.has(key)
            ? "acknowledged before it was on the disk"
            : null;
  acknowledged.set(key, wrong);
}
