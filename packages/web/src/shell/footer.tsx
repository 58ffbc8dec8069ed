import { DOCS } from "../pages/routes.ts";
import { useWords } from "../words/words.ts";

export function Footer() {
  const { shell } = useWords();
  return (
    <footer className="footer row">
      <p>{shell.unofficial}</p>
      <a className="push" href={DOCS}>
        {shell.docs}
      </a>
    </footer>
  );
}
