import type { GameUi } from "@umpire/ui";
import { TacticsBoard } from "./board.tsx";
import { callTactics, tellTactics } from "./descriptions.ts";

export const ui: GameUi = { Board: TacticsBoard, describeEvents: tellTactics, describeAction: callTactics };
