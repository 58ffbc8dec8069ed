/** What was remembered under this key; null where nothing was, or where the browser keeps nothing for us. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a value for the next visit; a browser that refuses keeps it until the page is left. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and full disks throw here, and the choice holds without being kept.
  }
}

/** Whether this browser keeps anything for the next visit. */
export function keepsAnything(): boolean {
  try {
    localStorage.setItem("probe", "");
    localStorage.removeItem("probe");
    return true;
  } catch {
    return false;
  }
}
