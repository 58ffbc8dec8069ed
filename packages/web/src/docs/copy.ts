import type { DocsWords } from "./words/words.ts";

async function copyCode(button: HTMLButtonElement, code: string, words: DocsWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = words.copied;
  } catch {
    button.textContent = words.notCopied;
  }
}

function copyButton(code: string, words: DocsWords): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = words.copy;
  button.addEventListener("click", () => copyCode(button, code, words));
  return button;
}

/** Puts a button over each block of code that is no mere declaration, which copies it; gives what takes them away again. */
export function addCopyButtons(text: HTMLElement, words: DocsWords): () => void {
  const buttons = Array.from(text.querySelectorAll(".code-block:not(:has(.language-typescript))"), (block) => {
    const button = copyButton(block.textContent.trimEnd(), words);
    block.append(button);
    return button;
  });
  return () => {
    for (const button of buttons) button.remove();
  };
}
