import { startSite } from "@umpire/web";
import { siteOf } from "./site.ts";

startSite(siteOf);
