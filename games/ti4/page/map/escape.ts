import { useEffect } from "react";

/** Calls for Esc wherever the focus is, while there is something to put away. */
export function useEscape(isOn: boolean, act: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const listen = ({ key }: KeyboardEvent) => {
      if (key === "Escape") act();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [isOn, act]);
}
