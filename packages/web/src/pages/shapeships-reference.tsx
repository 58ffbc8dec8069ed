import "../shell/no-eval.ts";
import { shapeships } from "@umpire/shapeships/game";
import { ShapeshipsReference } from "../board/shapeships/reference.tsx";

/** The ships and powers of the game that is usually played. */
export const Reference = () => <ShapeshipsReference rules={shapeships.presets["standard"] ?? null} />;
