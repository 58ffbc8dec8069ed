import type { GameUi } from "@umpire/ui";
import { ShapeshipsBoard } from "./board.tsx";
import { describeAction, describeEvents } from "./descriptions.ts";

export const ui: GameUi = { Board: ShapeshipsBoard, describeEvents: describeEvents, describeAction: describeAction };
