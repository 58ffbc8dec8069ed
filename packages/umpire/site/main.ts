import { startSite } from "@umpire/web";
import { site } from "./site.ts";

startSite(site);
