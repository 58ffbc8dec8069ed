// The browser that the browser tests drive, with letters for Russian; another one can be named in CHROMIUM.
import { needProgram } from "../steps.mjs";

const browser = process.env.CHROMIUM ?? "/usr/lib/chromium/chromium-headless-shell";
needProgram(browser, "chromium-headless-shell", "fonts-dejavu-core");
