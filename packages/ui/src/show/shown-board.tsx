import type { Game } from "@umpire/kernel";
import { boardsOf, type Choice } from "@umpire/toolkit";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import type { BoardProps } from "../board.ts";
import { useLanguage } from "../language.ts";
import type { Pressing } from "./cells.tsx";
import { Field } from "./field.tsx";
import { Mat } from "./mats.tsx";
import { type AnyShow, type ShownTable, tableOf } from "./model.ts";
import { useMotion } from "./motion.ts";
import { lightsOf, nothingSelected, press, type Selection } from "./selection.ts";
import { Tray } from "./tray.tsx";
import { useShowWords } from "./words/words.ts";
import "./show.css";

type ShownBoardProps = { readonly game: Game; readonly show: AnyShow; readonly props: BoardProps };

/** What is selected; another table begins anew. */
function useSelection(table: ShownTable, act: BoardProps["act"]) {
  const [kept, keep] = useState<{ readonly table: ShownTable; readonly selection: Selection } | null>(null);
  const selection = kept?.table === table ? kept.selection : nothingSelected;
  const select = (to: Selection) => keep({ table, selection: to });
  const decide = ({ action }: Choice) => act?.(action as never);
  const onPress = (place: string) => {
    const pressed = press(table.choices, selection, place);
    if ("decided" in pressed) decide(pressed.decided);
    else select(pressed.selection);
  };
  return { selection, select, decide, press: onPress };
}

/** Other players' mats stand before the board, from the viewer's left on; the viewer's own behind it. */
function seatsAround(names: readonly string[], seat: number | null): readonly number[] {
  const all = names.map((_, at) => at);
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)];
}

/** A table drawn from a game's picture of it. */
export function ShownBoard({ game, show, props }: ShownBoardProps) {
  const language = useLanguage();
  const words = useShowWords();
  const { view, seat, rules, act, names, own, takeBack } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table depends on these alone
  const table = useMemo(
    () => tableOf(game, show, props, language),
    [game, show, view, seat, rules, act === null, language],
  );
  const { selection, select, decide, press } = useSelection(table, act);
  const root = useRef<HTMLDivElement>(null);
  useMotion(root, table.picture);
  const lights = useMemo(() => lightsOf(table.choices, selection), [table, selection]);
  const pressing: Pressing = { lights, press, names };
  const boards = boardsOf(table.picture);
  const { picture } = table;
  const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && select(nothingSelected);
  return (
    <section className="show" aria-label={words.table} onKeyDown={onKeyDown}>
      <div className="court show-court" ref={root} data-boards={boards.length}>
        <div className="row centred wide hide-empty show-others">
          {seatsAround(names, seat).map((each) => (
            <Mat key={each} seat={each} {...{ picture, ...pressing }} />
          ))}
        </div>
        <div className="row centred loose wide show-middle">
          {boards.map((board, at) => (
            <Field key={board.key ?? at} {...{ board, picture, ...pressing }} />
          ))}
          <Mat seat={undefined} {...{ picture, ...pressing }} />
        </div>
        {seat !== null && <Mat {...{ picture, seat, ...pressing }} />}
      </div>
      <Tray {...{ table, selection, own, takeBack, decide }} />
    </section>
  );
}
