import type { GameUi } from "@umpire/ui";
import { TacticsBoard } from "./board.tsx";
import { describeAction, describeEvents } from "./descriptions.ts";

export const ui: GameUi = { Board: TacticsBoard, describeEvents: describeEvents, describeAction: describeAction };
