import { oneOf, recall, remember } from "@umpire/ui";
import { useSyncExternalStore } from "react";

const KEY = "match.notification";
/** The browser asks once: a prompt without an answer is not repeated. */
const choices = ["on", "off", "asked"] as const;
type Choice = (typeof choices)[number];

/** For browsers that keep nothing: lasts as long as the page. */
let chosen: Choice | null = null;
const listeners = new Set<() => void>();

const choiceMade = (): Choice | null => chosen ?? oneOf(choices, recall(KEY));

function choose(choice: Choice): void {
  chosen = choice;
  remember(KEY, choice);
  for (const changed of listeners) changed();
}

const permission = (): NotificationPermission => ("Notification" in window ? Notification.permission : "denied");

export const isNotificationOn = (): boolean => choiceMade() === "on" && permission() === "granted";

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export const useIsNotificationOn = (): boolean => useSyncExternalStore(subscribe, isNotificationOn);

/** Whether to ask now: true once for each visitor, and never where the browser has refused. */
export function mayAskForNotification(): boolean {
  if (choiceMade() !== null || permission() === "denied") return false;
  choose("asked");
  return true;
}

export const refuseNotification = (): void => choose("off");

/** Asks the browser, which asks the visitor; browsers allow it on a click alone. */
export async function allowNotification(): Promise<void> {
  const isAllowed = "Notification" in window && (await Notification.requestPermission()) === "granted";
  choose(isAllowed ? "on" : "off");
}

/** Shows a notification while another window is in front; a click leads to this page. */
export async function showNotification(title: string, body: string): Promise<void> {
  const address = location.href.replace(/#.*/, "");
  const options = { body, tag: address, data: address, icon: "/icon-192.png" };
  const registration = await navigator.serviceWorker?.getRegistration();
  // On a phone only a service worker may show one.
  if (registration?.active) return registration.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
