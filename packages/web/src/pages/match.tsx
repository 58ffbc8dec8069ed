import { lazy } from "react";
import { isLocalMatch } from "../local/shelf.ts";
import { MatchPage } from "../match/page.tsx";

const LocalMatchPage = lazy(() => import("../local/page.tsx").then(({ LocalMatchPage: page }) => ({ default: page })));

export function Match({ match }: { readonly match: string }) {
  return isLocalMatch(match) ? <LocalMatchPage match={match} /> : <MatchPage match={match} />;
}
