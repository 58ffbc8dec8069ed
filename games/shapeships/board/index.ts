import type { GameUi } from "@umpire/ui";
import { ShapeshipsBoard } from "./board.tsx";
import { describeAction, describeEvents } from "./descriptions.ts";
import { standing } from "./standing.ts";
import { turns } from "./turn/turns.ts";

export const ui: GameUi = { Board: ShapeshipsBoard, standing, describeEvents, describeAction, turns };
