import { useSyncExternalStore } from "react";

/** Where the build puts the service worker. */
const ADDRESS = "/service-worker.js";
/** Min time between two looks for a new version, in ms: a tab may be open for weeks. */
const LOOK_EVERY = 3_600_000;

let isReady = false;
const listeners = new Set<() => void>();

/** The script that this page began with: another version has another. */
const ownEntry = (): string | null => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? null : new URL(script.src).pathname;
};

/** Whether a message of the service worker tells of another version than this page is of. */
export const isOtherVersion = (message: unknown, entry: string | null): boolean =>
  typeof message === "object" && message !== null && "entry" in message && message.entry !== entry;

function listen({ data }: MessageEvent<unknown>): void {
  if (!isOtherVersion(data, ownEntry())) return;
  isReady = true;
  for (const changed of listeners) changed();
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(ADDRESS);
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < LOOK_EVERY) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Whether the visitor has asked for little to be loaded; few browsers say. */
const isSaving = (): boolean => {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
};

/** Keeps the site for when there is no server, once the page itself has been loaded. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", listen);
  navigator.serviceWorker.startMessages();
  if (isSaving()) return;
  // Private windows refuse, and the site does without.
  const begin = () => void register().catch(() => undefined);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Whether there is a newer version than the one that this page shows. */
export const useIsUpdateReady = (): boolean => useSyncExternalStore(subscribe, () => isReady);
