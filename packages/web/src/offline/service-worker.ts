import { strategyOf } from "./strategy.ts";

/**
 * Keeps the files of the site, so that it opens without a server. It takes over at once: files are named by their
 * content, so a page of one version never gets those of another, and those of the version before are kept for pages
 * that are still open.
 */

/** Written in by the build: the paths to keep, the entry script, and a name that changes with any file. */
declare const FILES: readonly string[];
declare const ENTRY: string;
declare const VERSION: string;

declare const self: ServiceWorkerGlobalScope;

const PREFIX = "umpire-";
const current = PREFIX + VERSION;
const files: ReadonlySet<string> = new Set(FILES);
/** What varies is how bytes are compressed, or the language of what is said before the script runs. */
const anyway = { ignoreVary: true };

const isHashed = (path: string): boolean => path.startsWith("/assets/");

/** What has a hash in its name may come from an older version, or from what the browser has loaded for the page. */
async function keep(cache: Cache, path: string): Promise<void> {
  const known = isHashed(path) ? await caches.match(path, anyway) : undefined;
  if (known === undefined) await cache.add(new Request(path, { cache: isHashed(path) ? "default" : "no-cache" }));
  else await cache.put(path, known);
}

async function install(): Promise<void> {
  const cache = await caches.open(current);
  await Promise.all(FILES.map((path) => keep(cache, path)));
  await self.skipWaiting();
}

/** Open pages learn which version there is now, and say so where they are of another. */
async function activate(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(own.slice(0, -2).map((name) => caches.delete(name)));
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: "version", entry: ENTRY });
}

const keptFile = async (request: Request): Promise<Response> => (await caches.match(request, anyway)) ?? fetch(request);

/** Any page is the same file; its script reads the address. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(current);
    return (await cache.match("/", anyway)) ?? Response.error();
  }
}

/** Goes to the match that a notification is about. */
async function show(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => url.split("#")[0] === address);
  await (open === undefined ? self.clients.openWindow(address) : open.focus());
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const strategy = strategyOf(event.request, self.location.origin, files);
  if (strategy === "file") event.respondWith(keptFile(event.request));
  if (strategy === "page") event.respondWith(page(event.request));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});
