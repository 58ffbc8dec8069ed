import type { GameUi } from "@umpire/ui";
import { ShapeshipsBoard } from "./board.tsx";
import { describeAction, describeEvents } from "./descriptions.ts";
import { standing } from "./standing.ts";

export const ui: GameUi = { Board: ShapeshipsBoard, standing, describeEvents, describeAction };
