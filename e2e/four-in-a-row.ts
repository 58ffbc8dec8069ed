import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** The example's file, as a stranger would have it. */
export const example = readFileSync(new URL("../examples/four-in-a-row.ts", import.meta.url), "utf8");

const [WIDTH, HEIGHT] = [7, 6];

/** Drops a disc into a column, from 0, by its uppermost place. */
export const drop = (page: Page, column: number): Promise<void> =>
  page.locator(`[role=gridcell][data-place="${(HEIGHT - 1) * WIDTH + column}"]`).click();
