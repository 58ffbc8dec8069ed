import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

export type Tab = {
  readonly id: string;
  readonly title: string;
  /** How much is new there, said beside the title. */
  readonly news?: string | undefined;
  readonly content: ReactNode;
};

type TabsProps = { readonly label: string; readonly tabs: readonly Tab[] };

const steps: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 };

/** One of several panels, by the keys of the ARIA practice: arrows go to a neighbour, Home and End to the ends. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState(tabs[0]?.id);
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === chosen),
  );
  const goTo = (index: number) => {
    const next = (index + tabs.length) % tabs.length;
    choose(tabs[next]?.id);
    list.current?.querySelectorAll("button")[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const index = step === undefined ? { Home: 0, End: tabs.length - 1 }[event.key] : at + step;
    if (index === undefined) return;
    event.preventDefault();
    goTo(index);
  };
  return (
    <div className="tabbed">
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={index === at}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.title}
            {tab.news !== undefined && <span className="tag">{tab.news}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          className="tab-panel"
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={index !== at}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
