import type { Json } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import { rps } from "../game.ts";

const lines = {
  en: (round: number, score: string, wins: number) => `Round ${round}. Score ${score}, first to ${wins}.`,
  ru: (round: number, score: string, wins: number) => `Раунд ${round}. Счёт ${score}, игра до ${wins}.`,
};

export function drawRps(view: Json, rules: Json, language: Language): string {
  const played = rps.parse.rules(rules);
  const seen = played.ok ? rps.parse.state(view, played.value) : played;
  if (!seen.ok || !played.ok) throw new TypeError("this is no view of rps");
  return lines[language](seen.value.round, seen.value.score.join(" : "), played.value.wins);
}
