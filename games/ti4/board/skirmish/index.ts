import type { GameUi } from "@umpire/ui";
import { SkirmishBoard } from "./board.tsx";
import { describeAction, describeEvents, standing } from "./descriptions.ts";

export const ui: GameUi = { Board: SkirmishBoard, standing, describeEvents, describeAction };
