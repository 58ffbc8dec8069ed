import type { GameUi } from "@umpire/ui";
import { SkirmishBoard } from "./board.tsx";
import { describeAction, describeEvents, standing } from "./descriptions.ts";
import { turns } from "./turns.ts";

export const ui: GameUi = { Board: SkirmishBoard, standing, describeEvents, describeAction, turns };
