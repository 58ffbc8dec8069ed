import { useState } from "react";
import type { Table } from "../../planner/table.ts";
import { tileMapOf } from "../edit.ts";
import { type Tokens, withTokens } from "../map-edit.ts";
import { usePlanner } from "../state.tsx";

const additionsOn = (table: Table): number => tileMapOf(table).additions?.length ?? 0;

/** Takes another map; `lost` additions had their system on the one before only. */
export function useTake(): { readonly take: (tokens: Tokens) => void; readonly lost: number } {
  const { table, change } = usePlanner();
  const [lost, setLost] = useState(0);
  const take = (tokens: Tokens) => {
    setLost(additionsOn(table) - additionsOn(withTokens(table, tokens)));
    change((now) => withTokens(now, tokens));
  };
  return { take, lost };
}
