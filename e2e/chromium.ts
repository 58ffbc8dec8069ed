/** How the browser of the tests is started. */

/** What Playwright itself switches off: a second list replaces the first, so that ours has to begin with it. */
const ofPlaywright = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "DialMediaRouteProvider"],
  ...["GlobalMediaControls", "HttpsUpgrades", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["ThirdPartyStoragePartitioning", "BlockOriginHeaderModificationOnRedirect"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "Translate", "OptimizationHints", "NetworkTimeServiceQuerying"],
  "AimEnabled",
];

/** Suggestions of the address bar are pages of the browser's own, one more load for every window; nobody types there. */
const suggestions = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

export const launchOptions = {
  // The browser without its windows: pages are the same, and a quarter of the work is saved.
  executablePath: process.env["CHROMIUM"] ?? "/usr/lib/chromium/chromium-headless-shell",
  args: [`--disable-features=${[...ofPlaywright, ...suggestions].join(",")}`],
};
