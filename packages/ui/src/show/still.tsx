import { boardsOf } from "@umpire/toolkit";
import type { Position } from "../board.ts";
import { Pieces } from "./field.tsx";
import { frameOf } from "./geometry.ts";
import { Ground } from "./ground.tsx";
import { Mat } from "./mats.tsx";
import { type AnyShow, pictureOf } from "./model.ts";
import "./show.css";
import "./field.css";

type StillTableProps = Position & { readonly show: AnyShow };

const nothingLit = new Map();
const nobody: readonly string[] = [];

/** A table to look at: its first board, or what lies before everybody and the first player. */
export function StillTable({ show, view, rules }: StillTableProps) {
  const picture = pictureOf(show, { view, rules, seat: null });
  const [board] = boardsOf(picture);
  const still = { picture, lights: nothingLit, press: () => undefined, names: nobody };
  if (board === undefined)
    return (
      <div className="show show-still court show-court" data-boards="0" inert>
        <div className="row centred loose wide show-middle">
          <Mat seat={undefined} {...still} />
          <Mat seat={0} {...still} />
        </div>
      </div>
    );
  const frame = frameOf(board);
  const surface = board.surface ?? ("hexes" in board ? "night" : "lawn");
  return (
    <div className="show show-still" data-surface={surface} inert>
      <div className="show-board" style={{ "--wide": frame.width, "--high": frame.height } as object}>
        <Ground board={board} frame={frame} />
        <Pieces picture={picture} frame={frame} />
      </div>
    </div>
  );
}
