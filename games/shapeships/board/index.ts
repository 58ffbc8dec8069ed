import type { GameUi } from "@umpire/ui";
import { ShapeshipsBoard } from "./board.tsx";
import { callShapeships, tellShapeships } from "./teller.ts";

export const ui: GameUi = { Board: ShapeshipsBoard, describeEvents: tellShapeships, describeAction: callShapeships };
