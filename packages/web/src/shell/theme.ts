export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const darkness = matchMedia("(prefers-color-scheme: dark)");

/** Dresses the page, and keeps following the system where that was chosen. Gives what stops the following. */
export function wear(theme: Theme): () => void {
  const dress = () => {
    const system = darkness.matches ? "dark" : "light";
    document.documentElement.dataset["theme"] = theme === "system" ? system : theme;
  };
  dress();
  darkness.addEventListener("change", dress);
  return () => darkness.removeEventListener("change", dress);
}
