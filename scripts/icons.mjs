// npm run icons: makes the icons of the installed site from its logo, packages/umpire/site/public/icon.svg.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { root } from "./steps.mjs";

const folder = join(root, "packages/umpire/site/public");
const logo = readFileSync(join(folder, "icon.svg"), "utf8");
/** On a ground to its edges, for systems that cut icons to a shape of their own: the inner 80 % always stay. */
const onGround = logo
  .replace('viewBox="0 0 32 32"', 'viewBox="-8 -8 48 48"')
  .replace(/<title>.*<\/title>/, '$&<rect x="-8" y="-8" width="48" height="48" fill="#0f4535"/>');

await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));

const write = (name, svg, size) => {
  const png = new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
  writeFileSync(join(folder, name), png);
};

write("icon-192.png", logo, 192);
write("icon-512.png", logo, 512);
write("icon-maskable-512.png", onGround, 512);
write("icon-180.png", onGround, 180);
