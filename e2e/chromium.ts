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
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: [`--disable-features=${[...ofPlaywright, ...suggestions].join(",")}`],
};
