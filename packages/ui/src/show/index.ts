export { type AnyShow, PictureError } from "./model.ts";
export { StillTable } from "./still.tsx";
export { uiOf } from "./ui-of.tsx";
