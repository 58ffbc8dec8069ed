export { type AnyShow, PictureError } from "./model.ts";
export { uiOf } from "./ui-of.tsx";
