import { useWords } from "../words/say.ts";

export function Footer() {
  const { shell } = useWords();
  return (
    <footer className="footer">
      <p>{shell.unofficial}</p>
    </footer>
  );
}
