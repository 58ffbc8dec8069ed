import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { constants, setPriority } from "node:os";
import { isMainThread } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

// As bots do, pictures wait for the server where they share a core; elsewhere than on Linux it would be the process.
if (process.platform === "linux" && !isMainThread) setPriority(constants.priority.PRIORITY_LOW);

const { resolve } = createRequire(import.meta.url);
const fileOf = (path: string): Uint8Array => readFileSync(resolve(path));

/** Whole fonts: those that are parted by alphabet are not put together again by the renderer. */
const fontBuffers = [
  fileOf("@expo-google-fonts/onest/500Medium/Onest_500Medium.ttf"),
  fileOf("@expo-google-fonts/onest/800ExtraBold/Onest_800ExtraBold.ttf"),
  fileOf("@expo-google-fonts/sofia-sans-extra-condensed/800ExtraBold/SofiaSansExtraCondensed_800ExtraBold.ttf"),
];
const ready = initWasm(fileOf("@resvg/resvg-wasm/index_bg.wasm"));

/** The picture as PNG. */
export default async function paint(svg: string): Promise<Uint8Array> {
  await ready;
  const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: "Onest" } });
  const image = drawing.render();
  const png = image.asPng();
  // The memory of WebAssembly is not collected.
  image.free();
  drawing.free();
  return png;
}
