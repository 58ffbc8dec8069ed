import { siteConfig } from "../../web/build/config.ts";

export default siteConfig();
