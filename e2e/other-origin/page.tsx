import { useMatch } from "@umpire/client/react";
import { rps } from "@umpire/rps/game";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

/** A page of somebody else's site: which match of which server it plays is in its address; without one, it plays alone. */
const asked = new URLSearchParams(location.search);
const match = asked.get("match");
const place = { server: asked.get("server") ?? "", match: match ?? "", name: "Ann" };
const options = match === null ? ({ local: true, bots: { 1: "expert" }, rules: "single" } as const) : place;

function Table() {
  const { status, view, seat, legal, players, events, refusal, decide } = useMatch(rps, options);
  return (
    <main>
      <p role="status">{status}</p>
      <p data-testid="seat">{seat}</p>
      <p data-testid="score">{view?.score.join(" : ")}</p>
      <p data-testid="players">{players.map((player) => player?.name ?? "free").join(", ")}</p>
      <p data-testid="events">{events.map(({ type }) => type).join()}</p>
      <p role="alert">{refusal?.message}</p>
      {legal.map((hand) => (
        <button key={hand} type="button" onClick={() => decide(hand)}>
          {hand}
        </button>
      ))}
    </main>
  );
}

const root = document.body.appendChild(document.createElement("div"));
createRoot(root).render(
  <StrictMode>
    <Table />
  </StrictMode>,
);
