import { byLanguage, eventSentence, type Json, type Seat } from "@umpire/kernel";
import type { ActionDescriber, EventsDescriber, Language, StandingOf } from "@umpire/ui";
import { createElement } from "react";
import { ti4 } from "../../game.ts";
import { scoreOf } from "../../skirmish/board.ts";
import type { SkirmishEvent } from "../../skirmish/play.ts";
import type { SkirmishAction, SkirmishState } from "../../skirmish/shape.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { describeEn } from "../../words/skirmish/en.ts";
import { describeRu } from "../../words/skirmish/ru.ts";
import { describeDecision } from "./decision.ts";
import { Means } from "./means.tsx";
import { type Naming, namingFor } from "./naming.ts";
import { readTable } from "./table.ts";
import { tableWords } from "./words/words.ts";

const describers = byLanguage({ en: describeEn, ru: describeRu });

/** The game's own sentences, with the names that people know. */
export const describeEvents: EventsDescriber = ({ language, names }) => {
  const words = {
    ...ti4,
    words: { ...ti4.words, [language]: { event: describers[language](namingFor(language, names)) } },
  };
  const describe = (event: Json) => eventSentence(language, words, event as { readonly type: string });
  return (events) =>
    events.map((event) => {
      const said = describe(event) ?? "";
      return said.charAt(0).toUpperCase() + said.slice(1);
    });
};

/** What a power has done. */
export const describePower = (language: Language, naming: Naming, event: SkirmishEvent): string =>
  event.type === "power" ? describers[language](naming).power(event) : "";

/** A decision as the yellow button says it. */
export const describeAction: ActionDescriber = ({ language, names }) => {
  const naming = namingFor(language, names);
  return (action) => describeDecision(action as SkirmishAction, tableWords[language], naming);
};

const planetsOf = ({ planets }: SkirmishState, seat: Seat): number =>
  Object.values(planets).filter(({ owner }) => owner === seat).length;

/** Points, tokens and treasuries; the round; and what a viewer who decides is to do. */
export const standing: StandingOf = ({ rules, view, seat, language }) => {
  const { state, rules: pinned, step } = readTable(rules, view);
  const words = tableWords[language];
  // In a duel planets are listed beside the map; there is no room for the lists of more.
  const isDuel = state.players.length === 2;
  const verb = state.awaited === seat && step !== null ? words.verbs[step.task] : undefined;
  return {
    seats: state.players.map(({ tactic, treasury, hasPassed, faction }, each) => ({
      figure: `${scoreOf(state, each)}`,
      figureLabel: words.score,
      // There is room for a few words: what the shields and the map say too, gives way to the faction.
      detail:
        faction !== undefined
          ? [...(hasPassed ? [words.passed] : []), ti4Names[language].faction(faction)].join(" · ")
          : hasPassed
            ? words.passed
            : isDuel
              ? words.tokens(tactic)
              : words.planets.count(planetsOf(state, each)),
      extra: createElement(Means, {
        seat: each,
        left: tactic,
        all: pinned.tactics,
        label: words.tokens(tactic),
        treasury,
        treasuryLabel: words.treasury,
        players: state.players.length,
      }),
    })),
    progress: words.round(Math.min(state.round, pinned.rounds), pinned.rounds),
    ...(verb !== undefined && { verb }),
  };
};
