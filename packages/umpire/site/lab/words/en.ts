/** A number that is one thing or several. */
const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString("en")} ${number === 1 ? one : many}`;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms % 1000 === 0 ? 0 : 1)} s`;

export const en = {
  title: "The lab",
  lead: "The whole service under one seed: servers, store, network, clocks, and people who play. What runs here is the server\u2019s own code. Break it, and watch that nothing is lost.",
  seed: {
    label: "Seed",
    open: "Open",
    next: "Next seed",
    wrong: "A seed is a whole number of up to nine digits.",
  },
  share: { copy: "Copy the link", copied: "Copied", failed: "Copy it from the address bar" },
  failed: "The simulation could not be started here. Loading the page again may help.",
  loading: "Setting everything up \u2026",
  time: {
    run: "Run",
    pause: "Pause",
    step: "One step",
    again: "Start over",
    speed: "Speed",
    speeds: (speed: number) => {
      if (speed === Number.POSITIVE_INFINITY) return "fastest";
      return speed < 1 ? `× 1/${Math.round(1 / speed)}` : `× ${speed}`;
    },
    at: (ms: number) => `${(ms / 1000).toFixed(3)} s`,
    line: (now: string, end: number) => `${now} of ${seconds(end)}`,
    ahead: "what the seed has planned, and what you did",
    busy: (ms: number) => `until ${seconds(ms)} everything may go wrong`,
    calm: "nothing goes wrong any more: all must come right",
  },
  counts: {
    label: "What must hold",
    acknowledged: "acknowledged",
    allKept: "every one is kept",
    lost: (number: number) => `${number} not kept: the disk lied`,
    broken: (number: number) => `${number} not kept`,
    shown: "messages shown",
    compared: "each follows from what is kept",
    kept: "entries kept",
    matches: (number: number) => `in ${count(number, "match", "matches")}`,
    holds: "Everything holds so far",
    held: "Everything held",
    brokenAt: (time: string) => `It does not hold, at ${time}`,
  },
  picture: {
    label: "The service as it stands",
    people: "People",
    person: (name: string, place: string | null, waiting: number) =>
      `${name}: ${place === null ? "not connected" : `connected to ${place}`}${waiting > 0 ? `, ${waiting} without an answer` : ""}`,
    nobody: "Nobody is here yet.",
    states: {
      up: "running",
      silent: "not listening yet",
      paused: "stands still",
      down: "gone",
    },
    clock: (ms: number) => `clock ${ms < 0 ? "\u2212" : "+"}${seconds(Math.abs(ms))}`,
    drift: (millionths: number) => `${Math.abs(millionths)} ppm ${millionths < 0 ? "slow" : "fast"}`,
    sockets: (number: number) => count(number, "socket", "sockets"),
    rooms: (number: number) => count(number, "match in memory", "matches in memory"),
    stores: { database: "Database", disk: "Disk" },
    troubles: {
      away: "does not answer",
      full: "has no room",
      sluggish: "slow",
      lie: "says it has synced, and has not",
      "broken-sync": "does not sync",
    },
    well: "well",
    unsynced: (number: number) =>
      number === 0 ? "all is synced" : `${count(number, "transaction", "transactions")} not synced yet`,
    entries: (number: number) => count(number, "entry", "entries"),
    owner: (place: string | null) => (place === null ? "nobody writes" : `${place} writes`),
    link: (one: string, other: string) => `Line between ${one} and ${other}`,
    links: { cut: "cut", slow: "slow", well: "well" },
    lossy: "News between servers is lost, doubled and late.",
  },
  places: { database: "the database", disk: "the disk", people: "people" },
  hand: {
    label: "What you can do",
    choose: "Press a server, a line or the store to break it.",
    long: "For how long",
    during: (ms: number) => `for ${seconds(ms)}`,
    acts: {
      kill: "Kill",
      stop: "Ask to stop",
      pause: "Pause",
      power: "Cut the power",
      ahead: "Clock +5 s",
      behind: "Clock \u22125 s",
      cut: "Cut",
      slow: "Slow down",
      away: "Knock over",
      full: "Fill up",
      sluggish: "Slow down",
      lie: "Let it lie",
      "broken-sync": "Break syncs",
      lossy: "Lose news",
    },
    server: "Killed, it starts anew after that time; paused, it stands still for so long.",
    lineWill: "A line that is cut or slow comes back after that time.",
    store: {
      database: "It is itself again after that time.",
      disk: "It is itself again after that time. Let it lie and then cut the power: that alone loses something.",
    },
    did: (what: string, who: string) => `${what}: ${who}.`,
    yours:
      "This history is yours now: the command knows the seed alone. The link has what you did, and gives the same again.",
  },
  trace: {
    title: "Trace",
    label: "What happened, line by line, as the command writes it",
    filter: "Only lines with",
    none: "Nothing has happened yet. Run it.",
    nothing: "No line has that.",
    more: (number: number) => `${count(number, "earlier line", "earlier lines")}`,
    copy: "Copy the trace",
  },
  verdict: {
    held: (acks: number, entries: number, shown: number) =>
      `${count(acks, "command was", "commands were")} acknowledged and kept, once; ${count(shown, "message", "messages")} followed from what was kept; ${count(entries, "entry", "entries")} in all.`,
    register: "Looks and commands of every match are a history of one register.",
    twin: "In a second world with one other sealed order, everybody else got the same bytes until it was revealed.",
    long: "After twelve minutes without anybody nothing was left in memory.",
    exempt: "A disk that lied has lost something: what was left had to be whole, and was.",
    same: "The command writes the same, byte for byte:",
    digest: (lines: number) => `${count(lines, "line", "lines")}, SHA-256`,
  },
  about: {
    title: "What this is",
    text: [
      "Several servers on a database, or one on a disk of its own, and people who play, talk, cheat and come back. The servers run the production code: rooms, sockets, limits, the fold, the rules of games. Network, disks, clocks and chance are arguments of that code, so here all of it follows from one number.",
      "Every message is compared, when it leaves a server, with what is kept at that instant. Whatever was acknowledged must be there after any crash. In the end everybody must be in again, see what follows from what is kept, and have an answer to everything.",
      "The seed has planned some trouble: the marks on the line of time. The rest is yours: press a server, a line or the store. People are filled where they have a seat, rings where they look on, dashed while they wait for an answer, and pale while they are not connected. Space runs and pauses, the right arrow goes one step.",
    ],
    more: "How it works, and what it has found",
  },
};
