// The browser that the browser tests drive, with letters for Russian; another one can be named in CHROMIUM.
import { browser, needProgram } from "../steps.mjs";

needProgram(browser, "chromium-headless-shell", "fonts-dejavu-core");
