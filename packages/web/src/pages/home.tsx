import { rulesPath } from "@umpire/ui";
import { Lobby } from "../lobby/lobby.tsx";
import { useWords } from "../words/say.ts";
import { HomePicture } from "./home-picture.tsx";
import { rulebookIds } from "./routes.ts";
import "./home.css";

const commands = `npx umpire ti4 reach --map "…" --active 18 --ship carrier@74
npx umpire ti4 odds "3 cruiser2 + 4 fighter" vs "2 dreadnought + 1 pds"
npx umpire play shapeships -p you,greedy`;

/** What the planner asks of nobody, and what it gives. */
function Facts() {
  return (
    <ul className="facts muted">
      {useWords().home.planner.facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function PlannerCard() {
  const { planner } = useWords().home;
  return (
    <section className="card planner-card" aria-labelledby="planner-card">
      <div className="stack">
        <h2 id="planner-card">{planner.title}</h2>
        <p className="question">{planner.text}</p>
        <p>
          <a className="button primary" href="/planner">
            {planner.open}
          </a>
        </p>
        <Facts />
      </div>
      <HomePicture label={planner.picture} />
    </section>
  );
}

function Books() {
  const { home, books } = useWords();
  return (
    <section className="stack" aria-labelledby="books">
      <h2 id="books">{home.rules.title}</h2>
      <p className="muted">{home.rules.text}</p>
      <ul className="books">
        {rulebookIds.map((id) => (
          <li key={id} className="card">
            <h3>
              <a href={rulesPath(id)}>{books[id].title}</a>
            </h3>
            <p className="muted">{books[id].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CommandLine() {
  const { commandLine } = useWords().home;
  return (
    <section className="stack" aria-labelledby="command-line">
      <h2 id="command-line">{commandLine.title}</h2>
      <p className="muted">{commandLine.text}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{commands}</code>
      </pre>
      <p className="muted">
        {commandLine.more} <code>npx umpire --help</code>
      </p>
    </section>
  );
}

export function Home() {
  const { home } = useWords();
  return (
    <div className="page home">
      <div className="stack">
        <h1>{home.what.title}</h1>
        <p className="what">{home.what.text}</p>
      </div>
      <PlannerCard />
      <Lobby />
      <Books />
      <CommandLine />
    </div>
  );
}
