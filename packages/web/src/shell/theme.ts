export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const prefersDark = matchMedia("(prefers-color-scheme: dark)");

/** Sets the theme, and follows the system's where that was chosen; the function it returns stops the following. */
export function applyTheme(theme: Theme): () => void {
  const dress = () => {
    const system = prefersDark.matches ? "dark" : "light";
    document.documentElement.dataset["theme"] = theme === "system" ? system : theme;
  };
  dress();
  prefersDark.addEventListener("change", dress);
  return () => prefersDark.removeEventListener("change", dress);
}
