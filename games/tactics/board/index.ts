import type { GameUi } from "@umpire/ui";
import { TacticsBoard } from "./board.tsx";
import { describeAction, describeEvents } from "./descriptions.ts";
import { standing } from "./standing.ts";
import { turns } from "./turns.ts";

export const ui: GameUi = { Board: TacticsBoard, standing, describeEvents, describeAction, turns };
