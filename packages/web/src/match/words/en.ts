import { botWordsEn } from "@umpire/bots";
import type { KernelEvents } from "@umpire/kernel";

/** By the id of the bot. */
const bots: { readonly [bot: string]: { readonly name: string; readonly about: string } } = botWordsEn;

export const en = {
  seat: (seat: number) => `Seat ${seat}`,
  title: (game: string) => `${game} · Umpire`,
  turn: {
    yourTurn: "Your turn",
    yours: (step: string) => `Your turn: ${step}.`,
    decided: (names: string) => `You have decided. Waiting for ${names}.`,
    theirs: (names: string) => `Waiting for ${names}.`,
    open: "Waiting until every seat is taken.",
    /** In a rematch: every seat is kept for somebody. */
    kept: "Waiting until everybody who played has come.",
    you: (reason: string) => `You have won: ${reason}.`,
    won: (names: string, reason: string) => `${names} has won: ${reason}.`,
    drawn: (reason: string) => `A draw: ${reason}.`,
  },
  /** The scoreboard's two or three words. */
  verb: {
    yours: "Your call",
    thinks: (name: string) => `${name} is thinking`,
    awaits: (names: string) => `Waiting for ${names}`,
    open: "Waiting for players",
    won: "You win",
    wins: (names: string) => `${names} wins`,
    drawn: "A draw",
  },
  connection: {
    connecting: "Connecting …",
    joined: "Connected",
    waiting: "The connection is lost, trying again",
    away: "The server is away, trying again",
    in: (seconds: number) => `in ${seconds} s`,
    retry: "Try now",
    outdated: "Umpire has been updated, and this page is of an older version. Load it again to play on.",
    reload: "Load the page again",
  },
  players: {
    label: "Players",
    free: "free",
    bot: (name: string) => `Bot: ${name}`,
    bots,
    you: "you",
    here: "here",
    gone: "not here",
    decided: "has decided",
    thinking: "to move",
    left: (time: string) => `${time} left`,
    watching: "You are watching.",
  },
  join: {
    title: "A seat is free",
    text: "Take it and play; nobody needs an account.",
    name: "Your name",
    nameless: "Player",
    seat: "Seat",
    anySeat: "the first that is free",
    sit: "Take a seat",
    watch: "Or stay and watch: you will see the match from here.",
  },
  invite: {
    title: "Invite somebody",
    text: "Whoever opens this link can take a free seat, or watch.",
    link: "Link to the match",
  },
  otherSeat: {
    text: "The link you opened is for another seat of this match. You sit here already.",
    stay: "Keep my seat",
    change: "Play from the other seat",
  },
  copy: { copy: "Copy", copied: "Copied.", notCopied: "Copy it from the field." },
  commands: {
    label: "What you can do",
    undo: "Undo",
    offerDraw: "Offer a draw",
    drawOffered: "You offer a draw.",
    resign: "Resign",
    resignAsk: "Resign this match?",
    resignYes: "Resign",
    resignNo: "Play on",
    rematch: "Rematch",
    rematchAsked: "You want a rematch; the others have yet to agree.",
    rematchWanted: (names: string) => `${names} wants a rematch.`,
    rematchGo: "To the new match",
    replay: "Watch the replay",
    sending: "Being sent …",
    dismiss: "Close this message",
    sound: "Sound when it is your turn",
    rules: "Rules",
  },
  notification: {
    label: "Notification when it is your turn",
    ask: "Shall this browser tell you when it is your turn, also while you look at another page?",
    yes: "Tell me",
    no: "No, thanks",
  },
  /** What players propose to each other. */
  offers: {
    label: "Offers",
    draw: (names: string) => `${names} offers a draw.`,
    acceptDraw: "Accept the draw",
    decline: "Decline",
    drawDeclined: "Your offer of a draw was declined.",
  },
  log: {
    tabs: "The match and its settings",
    tab: "Match",
    title: "The match so far",
    empty: "Nothing yet.",
    missed: (steps: number) =>
      steps === 1 ? "One step was played while you were away." : `${steps} steps were played while you were away.`,
    shortened: "What happened before is left out here; once the match is over, the replay has all of it.",
  },
  chat: {
    title: "Chat",
    empty: "Nobody has said anything.",
    say: "Say something",
    send: "Send",
    spectators: "Those who sit can talk.",
  },
  details: {
    title: "Settings",
    id: "Match",
    dice: "The dice are made of the server's secret and what each player brought. The server has promised its secret before anybody sat down; when the match is over everybody can check it in the replay.",
    commitment: "The server's promise",
    seed: "What you brought",
    seedElsewhere: "It was made on the device on which you took the seat.",
    device: "Play on another device",
    deviceText: "This link gives your seat. Send it to nobody but yourself.",
    deviceMake: "Make a link",
    deviceLink: "Link to your seat",
    /** What takes the seat away from every other device. */
    only: "Only this device",
    onlyAsk: "Take your seat away from every other device? The links that you made stop working.",
    onlyYes: "Take it away",
    onlyNo: "Leave it",
    onlyDone: "Your seat is on this device alone now.",
    pinned: "The rules of this match",
  },
  board: {
    label: "The table",
    actions: "What you can decide",
    more: (shown: number) => `These are the first ${shown}; more are possible.`,
    own: "You have decided:",
    takeBack: "Take it back",
  },
  failed: {
    "unknown-match": {
      title: "There is no such match",
      text: "The link may be cut short or mistyped. Ask for it again, or begin a match of your own.",
    },
    /** The match is there, and the server says why nobody can join it. */
    unopened: "This match cannot be opened",
    "wrong-token": {
      title: "This is no key to a seat of this match",
      text: "The link to the seat may be cut short, belong to another match, or have been taken back. If the seat is yours, it is still there on your other device.",
      watch: "Watch the match",
    },
    away: {
      title: "The server cannot be reached",
      text: "Check your connection. This page tries again by itself, and nothing that was acknowledged is lost.",
    },
    "unknown-edition": {
      title: "This page does not know this edition of the game",
      text: "The match was made with another version of Umpire. Load the page again; if that does not help, this server plays it no more.",
    },
    "not-over": {
      title: "This match is not over",
      text: "There is a replay once it is. Until then you can watch it.",
      go: "To the match",
    },
    home: "To the home page",
  },
  /** Refusals that no server has said. */
  refusal: {
    away: "The server cannot be reached. Please try again in a moment.",
    garbled: "The server answers in a way that this page does not understand. Load the page again.",
  },
  /** The kernel's events, with names in place of seats. */
  event: {
    "match:absent": (names: string) => `${names} was away; the rules decided.`,
    "match:resigned": (names: string) => `${names} resigns.`,
    "match:out-of-time": (names: string) => `Out of time: ${names}.`,
    "match:undone": (names: string) => `${names} takes the last decision back.`,
    "match:draw-offered": (names: string) => `${names} offers a draw.`,
    "match:draw-declined": (names: string) => `${names} declines the draw.`,
    "match:draw-agreed": (_names: string) => "A draw is agreed.",
  } satisfies { readonly [type in keyof KernelEvents]: (names: string) => string },
};
