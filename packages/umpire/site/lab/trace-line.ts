/** A line of a trace: when, who, and what. */
type TraceLine = {
  readonly time: string;
  readonly who: string;
  readonly what: string;
  /** Something goes wrong, does not hold, is kept, happens to a server, or is of somebody. */
  readonly kind: "fault" | "trouble" | "kept" | "server" | "person";
};

const KINDS: { readonly [who: string]: TraceLine["kind"] } = { "#": "fault", "!": "trouble", store: "kept" };

export function readLine(line: string): TraceLine {
  const [, time = "", who = "", what = ""] = /^\s*([\d.]+) (\S+) (.*)$/s.exec(line) ?? [];
  return { time, who, what, kind: KINDS[who] ?? (who.startsWith("node") ? "server" : "person") };
}
