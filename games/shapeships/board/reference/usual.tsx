import { shapeships } from "../../game.ts";
import { ShapeshipsReference } from "./reference.tsx";

/** The ships and powers of the game that is usually played. */
export const Reference = () => <ShapeshipsReference rules={shapeships.presets["standard"] ?? null} />;
