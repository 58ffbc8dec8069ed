/** One thing that somebody asked for, from when it was asked to when it was answered, in the order in which that happened; infinity for no answer. */
export type Operation = {
  readonly match: string;
  readonly who: string;
  readonly begun: number;
  ended: number;
} & (
  | { readonly type: "look"; seq: number | null }
  | { readonly type: "command"; readonly key: string; seq: number | null }
);

/** Everything that people asked for, and what they were told. */
export type History = {
  readonly operations: Operation[];
  readonly begin: (what: { readonly type: "look"; readonly match: string; readonly who: string }) => Operation;
  readonly end: (operation: Operation, seq: number) => void;
  readonly command: (match: string, key: string, who: string, step?: number) => void;
  /** By match and key: the step that was meant. */
  readonly steps: ReadonlyMap<string, number>;
  /** By match and key. */
  readonly commands: ReadonlyMap<string, Operation>;
  readonly acknowledged: (match: string, key: string, seq: number) => void;
  /** By match and key: the number at which it was acknowledged. */
  readonly acks: Map<string, { readonly match: string; readonly key: string; readonly seq: number }>;
};

export function newHistory(): History {
  const operations: Operation[] = [];
  const commands = new Map<string, Operation>();
  const acks: History["acks"] = new Map();
  const steps = new Map<string, number>();
  let order = 0;
  const now = () => {
    order += 1;
    return order;
  };
  const end = (operation: Operation, seq: number) => {
    if (operation.ended !== Number.POSITIVE_INFINITY) return;
    operation.ended = now();
    operation.seq = seq;
  };
  return {
    operations,
    acks,
    commands,
    steps,
    begin: ({ match, who }) => {
      const operation: Operation = {
        type: "look",
        match,
        who,
        begun: now(),
        ended: Number.POSITIVE_INFINITY,
        seq: null,
      };
      operations.push(operation);
      return operation;
    },
    end,
    command: (match, key, who, step) => {
      if (step !== undefined) steps.set(`${match} ${key}`, step);
      const operation: Operation = {
        type: "command",
        match,
        key,
        who,
        begun: now(),
        ended: Number.POSITIVE_INFINITY,
        seq: null,
      };
      operations.push(operation);
      commands.set(`${match} ${key}`, operation);
    },
    acknowledged: (match, key, seq) => {
      const operation = commands.get(`${match} ${key}`);
      if (operation !== undefined) end(operation, seq);
      acks.set(`${match} ${key}`, { match, key, seq });
    },
  };
}
