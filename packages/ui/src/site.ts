import type { Game, Json } from "@umpire/kernel";
import type { ComponentType } from "react";
import type { GameUi, MiniBoard } from "./board.ts";
import type { Language } from "./language.ts";
import type { Lesson } from "./lesson/lesson.ts";
import type { AnyShow } from "./show/model.ts";

export type ByLanguage<T> = { readonly [language in Language]: T };

/** Loaded on demand, so that a page loads the game that is played and no other. */
export type SiteEdition = {
  readonly edition: number;
  /** Where the options of a match are known, with what only matches with such options need. */
  readonly load: (options?: Json) => Promise<Game>;
  /** The table in words, which the site draws where the game has no board of its own. */
  readonly show?: () => Promise<AnyShow>;
};

/** How newcomers learn a game. */
type SiteGuide = {
  /** The storage key of whether the guide is wanted. */
  readonly key: string;
  readonly referenceTitle: ByLanguage<string>;
  /** What the game is made of, from its own data; lazy, so that it comes with the page that shows it. */
  readonly Reference: ComponentType;
};

/** The options that a match begins with, by the number of players. */
export type SiteTable = { readonly seats: number; readonly options: Json };

/** What the site knows of a game. */
export type SiteGame = {
  readonly id: string;
  readonly title: ByLanguage<string>;
  /** What its card on the home page says; without it there is no card. */
  readonly about?: ByLanguage<string>;
  /** How long it takes and for how many it is, in a line below that. */
  readonly facts?: ByLanguage<string>;
  /** Whether its card is a small one, among more games. */
  readonly isMore?: boolean;
  /** Lazy, so that it comes with the page that shows it. */
  readonly MiniBoard?: MiniBoard;
  /** What its presets are called; those without a name are called by their ids. */
  readonly presets?: ByLanguage<{ readonly [preset: string]: string }>;
  /** Its tables by the number of players, the usual one first; without them, what the server says of the game. */
  readonly tables?: readonly SiteTable[];
  /** What its own sentences call its seats. */
  readonly sides?: ByLanguage<readonly string[]>;
  /** The newest first; earlier ones are for what was begun under them. */
  readonly editions: readonly SiteEdition[];
  /** Without it the site draws what the game shows, or else a plain board. */
  readonly board?: () => Promise<{ readonly ui: GameUi }>;
  /** Loads what its board needs for who sits at the table, and for nobody else: there before the board is shown to them. */
  readonly forPlayers?: () => Promise<unknown>;
  /** The id of its rulebook, which its matches link to. */
  readonly book?: string;
  /** Shown beside the rulebook. */
  readonly guide?: SiteGuide;
  /** On the board itself, judged by the rules. */
  readonly lesson?: () => Promise<{ readonly lesson: Lesson }>;
};

/** What a file of markdown becomes when the site is built. */
export type BookText = {
  readonly title: string;
  readonly contents: readonly { readonly id: string; readonly title: string }[];
  readonly html: string;
};

export type HowToWords = {
  readonly title: string;
  /** A paragraph each. */
  readonly text: readonly string[];
  /** Below the picture: what is to be seen on it, also for those who do not see it. */
  readonly caption?: string;
};

/** A thing to know, with a picture that the board's own code draws. */
export type HowToSection = { readonly words: ByLanguage<HowToWords>; readonly Picture?: ComponentType };

/** The first half of a rulebook, how to play: on a page, in the words of the board. */
export type HowTo = {
  readonly lead: ByLanguage<string>;
  readonly sections: readonly HowToSection[];
  /** For boards that are wider than high. */
  readonly isWide?: true;
};

/** A rulebook. Its id is the name of the folder with the text: links between rulebooks are made of it. */
export type SiteBook = {
  readonly id: string;
  readonly title: ByLanguage<string>;
  readonly about: ByLanguage<string>;
  /** For its card, where no game is taught by it alone; lazy, so that it comes with the page that shows it. */
  readonly Picture?: ComponentType;
  /** Without it there is the numbered reference alone. */
  readonly howTo?: () => Promise<{ readonly howTo: HowTo }>;
  /** The numbered reference. */
  readonly text: { readonly en: () => Promise<BookText>; readonly ru?: () => Promise<BookText> };
};

/** What is said of a page on the home page, below what it is about. */
type SiteCard = {
  readonly open: ByLanguage<string>;
  readonly facts: ByLanguage<readonly string[]>;
  /** Lazy, so that it comes with the home page. */
  readonly Picture: ComponentType;
};

/** A page of a game's own, or of the site's. */
export type SitePage = {
  readonly path: string;
  /** Origins of others that it asks when somebody wants it to: the server lets pages connect there. */
  readonly connects?: readonly string[];
  readonly title: ByLanguage<string>;
  /** What a link to it says of it, in a sentence. */
  readonly about: ByLanguage<string>;
  /** Lazy, so that it is loaded when somebody goes there. */
  readonly Page: ComponentType;
  /** What a link to it says where developers are addressed. */
  readonly forDevelopers?: ByLanguage<string>;
  /** A link in the header, and a card on the home page. */
  readonly shown?: { readonly name: ByLanguage<string>; readonly card: SiteCard };
};

/** What a game brings to a site. */
export type GameSite = {
  readonly game: SiteGame;
  readonly books?: readonly SiteBook[];
  readonly pages?: readonly SitePage[];
};
