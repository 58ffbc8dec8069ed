import { Die } from "@umpire/ui/parts/die";
import { sides, type TurnData } from "../../rules/shape.ts";
import { playerName, useBoard } from "../model.ts";

/** The one die, the extra one, and what each player reads in it where that is not what it shows. */
export function Dice({ roll }: { readonly roll: TurnData["roll"] }) {
  const model = useBoard();
  const { words, pack } = model;
  if (roll === null) return null;
  const read = sides.filter((side) => roll.reads[side] !== roll.base);
  return (
    <div className="ss-dice cluster">
      <Die shows={roll.base} faces={pack.die} label={words.die(roll.base)} />
      {roll.extra !== null && (
        <Die shows={roll.extra} faces={pack.die} label={words.extraDie(roll.extra)} look="added" />
      )}
      {read.map((side) => (
        <span key={side} className="fine">
          {words.dieFor(playerName(model, side), roll.reads[side])}
        </span>
      ))}
    </div>
  );
}
