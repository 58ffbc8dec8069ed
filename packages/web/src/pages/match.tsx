import { MatchPage } from "../match/page.tsx";

export const Match = MatchPage;
