import type { KernelWords } from "./words.ts";

export const en: KernelWords = {
  refusal: {
    "bad-json": ({ problem }) => `This is not JSON (${problem}). Send one JSON value a line.`,
    "bad-request": ({ path, problem }) => `${path ? `The field ${path}` : "This"} does not fit: ${problem}.`,
    "bad-rules": ({ path, problem }) =>
      `These are not rules of the game: ${path}${path && ": "}${problem.replace(/\.$/, "")}.`,
    "unknown-game": ({ game, known }) => `There is no game "${game}". There are: ${known.join(", ")}.`,
    "unknown-edition": ({ game, edition, known }) =>
      `Edition ${edition} of ${game} is not here, and no other may replay it. Here: ${known.join(", ")}.`,
    "match-over": ({ reason }) => `The match is over (${reason}).`,
    "not-awaited": ({ seat, awaiting }) => `Seat ${seat} is not awaited now. Awaited: ${awaiting.join(", ")}.`,
    "not-legal": ({ seat }) => `Seat ${seat} cannot do that now; ask for its legal actions.`,
    "already-decided": ({ seat }) => `Seat ${seat} has decided already; it may take its decision back first.`,
    "already-resigned": ({ seat }) => `Seat ${seat} has resigned.`,
    "nothing-to-take-back": ({ seat }) => `Seat ${seat} has no decision to take back.`,
    "undo-refused": ({ reason }) => `It cannot be undone: ${barriers[reason]}.`,
    "draw-already-offered": ({ seat }) => `Seat ${seat} offers a draw already.`,
    "no-draw-offered": ({ seat }) => `There is no offer of a draw that seat ${seat} could accept.`,
    "bad-record": ({ line, problem }) => `Line ${line} of the record cannot be read: ${problem}.`,
    "hash-mismatch": ({ step, line }) =>
      step === 0
        ? `The record was altered: the hash of line ${line} does not fit lines 2 to ${line}.`
        : `The record was altered: its hash breaks at step ${step} (line ${line}).`,
    "too-many-outcomes": ({ limit }) => `Chance has more than ${limit} results here.`,
  },
  event: {
    "match:absent": ({ seat }) => `Seat ${seat} was away; the rules decided for it.`,
    "match:resigned": ({ seat }) => `Seat ${seat} resigns.`,
    "match:out-of-time": ({ seats }) => `Out of time: seat ${seats.join(", ")}.`,
    "match:undone": ({ seat }) => `Seat ${seat} undoes its last decision.`,
    "match:draw-offered": ({ seat }) => `Seat ${seat} offers a draw.`,
    "match:draw-declined": ({ seat }) => `Seat ${seat} declines the draw.`,
    "match:draw-agreed": () => "A draw is agreed.",
  },
  terms: { resigned: "a resignation", time: "time", "draw-agreed": "a draw agreed" },
};

const barriers = {
  "other-acted": "another seat has acted since",
  "dice-rolled": "dice were rolled",
  revealed: "something hidden was or may have been revealed",
};
