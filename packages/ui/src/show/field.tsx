import { type Board, type Picture, textIn } from "@umpire/toolkit";
import { useId, useMemo } from "react";
import { useLanguage } from "../language.ts";
import { Cells, type Pressing } from "./cells.tsx";
import { boxOf, type Frame, frameOf } from "./geometry.ts";
import { Coordinates, Ground } from "./ground.tsx";
import { PieceLook } from "./piece.tsx";
import { useShowWords } from "./words/words.ts";
import "./field.css";

type FieldProps = Pressing & { readonly board: Board; readonly picture: Picture };

/** Pieces over the ground; by their keys, so that each is the same in the next picture. */
export function Pieces({ picture, frame }: { readonly picture: Picture; readonly frame: Frame }) {
  const cells = new Map(frame.cells.map((cell) => [cell.place, cell]));
  return (picture.pieces ?? []).map((piece) => {
    const cell = cells.get(String(piece.at));
    if (cell === undefined) return null;
    return (
      <div
        key={piece.key}
        className="show-piece"
        data-thing={piece.key}
        data-look={`${piece.seat} ${piece.text ?? ""}`}
        data-at={piece.at}
        data-from={piece.from}
        style={boxOf(frame, cell)}
      >
        <PieceLook {...piece} />
      </div>
    );
  });
}

const kindOf = (board: Board): string => ["hexes", "points", "track"].find((kind) => kind in board) ?? "grid";

/** A board: a drawing, the pieces on it, and over them cells that can be walked and pressed. */
export function Field({ board, picture, lights, press, names }: FieldProps) {
  const words = useShowWords();
  const language = useLanguage();
  const frame = useMemo(() => frameOf(board), [board]);
  const id = useId();
  const surface = board.surface ?? ("hexes" in board ? "night" : "lawn");
  const title = board.title === undefined ? null : textIn(language, board.title);
  return (
    <figure className="show-field" data-surface={surface} data-kind={kindOf(board)}>
      {title !== null && <figcaption className="muted fine">{title}</figcaption>}
      <div className="show-board" style={{ "--wide": frame.width, "--high": frame.height } as object}>
        <Ground board={board} frame={frame} />
        <Coordinates board={board} frame={frame} />
        <Pieces picture={picture} frame={frame} />
        <Cells title={title ?? words.board} {...{ picture, frame, lights, press, names }} howTo={id} />
      </div>
      <p id={id} className="visually-hidden">
        {words.howTo}
      </p>
    </figure>
  );
}
