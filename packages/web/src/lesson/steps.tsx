import { Icon, type Lesson, useLanguage } from "@umpire/ui";
import { useLessonWords } from "./words/words.ts";

type StepsProps = Pick<Lesson, "steps"> & {
  readonly at: number;
  readonly done: number;
  readonly goTo: (at: number) => void;
};

/** The steps of a lesson, any of which can be gone to. */
export function Steps({ steps, at, done, goTo }: StepsProps) {
  const words = useLessonWords();
  const language = useLanguage();
  return (
    <nav aria-label={words.steps}>
      <ol className="lesson-steps list">
        {steps.map((step, index) => {
          const { title } = step.words[language];
          const isDone = index < done;
          return (
            <li key={step.words.en.title}>
              <button
                type="button"
                aria-current={index === at ? "step" : undefined}
                data-done={isDone || undefined}
                title={title}
                onClick={() => goTo(index)}
              >
                <span aria-hidden="true">{isDone && index !== at ? <Icon name="check" /> : index + 1}</span>
                <span className="visually-hidden">
                  {words.step(index + 1, steps.length)}: {title}
                  {isDone && ` (${words.isDone})`}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
