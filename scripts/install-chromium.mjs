// The browser that the browser tests drive, with letters for Russian; another one can be named in CHROMIUM.
import { needProgram } from "./steps.mjs";

needProgram(process.env.CHROMIUM ?? "/usr/bin/chromium", "chromium", "fonts-dejavu-core");
