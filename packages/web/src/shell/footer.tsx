import { useWords } from "../words/words.ts";

export function Footer() {
  const { shell } = useWords();
  return (
    <footer className="footer">
      <p>{shell.unofficial}</p>
    </footer>
  );
}
