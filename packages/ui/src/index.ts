export { AfterContext, useAfter } from "./after.ts";
export type {
  ActionDescriber,
  Board,
  BoardProps,
  DescribeContext,
  EventsDescriber,
  GameUi,
  LogTurns,
  MiniBoard,
  Position,
  SeatStanding,
  Standing,
  StandingOf,
} from "./board.ts";
export { askedOrRemembered, oneOf, withoutAsked } from "./choice.ts";
export {
  type Language,
  LanguageContext,
  languageNames,
  languageOf,
  languages,
  useLanguage,
} from "./language.ts";
export { type Late, late } from "./late.ts";
export { LessonContext, useIsLesson } from "./lesson/context.ts";
export type { Judgement, Lesson, LessonStep, StepWords } from "./lesson/lesson.ts";
export type { Scene } from "./lesson/scene.ts";
export { Ball } from "./parts/ball.tsx";
export { FileField } from "./parts/file-field.tsx";
export { Icon, type IconName } from "./parts/icon.tsx";
export { Later, nextTask } from "./parts/later.tsx";
export { Scoreboard, type ScoreboardSide } from "./parts/scoreboard.tsx";
export { SideMark, sideColour, sideShape, sideStyle } from "./parts/side-mark.tsx";
export { type Tab, Tabs } from "./parts/tabs.tsx";
export { lessonPath, rulesPath } from "./rules-path.ts";
export type { AnyShow } from "./show/model.ts";
export { type Shown, ShownContext, useShown } from "./shown.ts";
export type {
  BookText,
  ByLanguage,
  GameSite,
  HowTo,
  HowToSection,
  HowToWords,
  SiteBook,
  SiteEdition,
  SiteGame,
  SitePage,
  SiteTable,
} from "./site.ts";
export { StarterContext, type WantedMatch } from "./starter.ts";
export { keepsAnything, recall, remember } from "./storage.ts";
export { wordFor } from "./word-for.ts";
