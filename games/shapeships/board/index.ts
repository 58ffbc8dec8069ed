import type { GameUi } from "@umpire/ui";
import { ShapeshipsBoard } from "./board.tsx";
import { callShapeships, tellShapeships } from "./descriptions.ts";

export const ui: GameUi = { Board: ShapeshipsBoard, describeEvents: tellShapeships, describeAction: callShapeships };
