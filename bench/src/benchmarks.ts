import * as bots from "./bots/bots.ts";
import * as botsPeer from "./bots/peer.ts";
import type { Benchmark, Side } from "./measure/harness.ts";
import * as peer from "./rps/boardgame.ts";
import { type Hand, hands } from "./rps/hands.ts";
import { longSide, shortSide } from "./rps/replay.ts";
import * as ours from "./rps/rps.ts";
import { turnsSide } from "./shapeships/random-turns.ts";
import { randomShapeships } from "./shapeships/shapeships.ts";
import { checkEnumeration, checkTactics } from "./tactics/agree.ts";
import * as tacticsPeer from "./tactics/boardgame.ts";
import * as tactics from "./tactics/tactics.ts";
import * as odds from "./ti4/odds.ts";
import * as ti4 from "./ti4/reach.ts";

const unit = "actions per CPU second";

const besidePeer: readonly Benchmark[] = [
  { name: "rps-decide", ours: ours.decideSide, peer: peer.moveSide, unit },
  { name: "rps-json", ours: ours.jsonSide, peer: peer.jsonSide, unit },
  { name: "rps-hash", ours: ours.hashSide, peer: peer.moveSide, unit },
  { name: "tactics-resolve", ours: tactics.resolveSide, peer: tacticsPeer.moveSide, unit },
  { name: "tactics-decide", ours: tactics.decideSide, peer: tacticsPeer.moveSide, unit },
  { name: "tactics-json", ours: tactics.jsonSide, peer: tacticsPeer.jsonSide, unit },
];

/**
 * Here the peer is ourselves: replaying at a tenth of the length (a ratio near 1 says that it is linear), twelve ships
 * asked about one by one, and a galaxy that stands ready as JSON. Nobody else answers what the two of ti4 ask.
 */
const besideItself: readonly Benchmark[] = [
  { name: "replay-linear", ours: longSide, peer: shortSide, unit: "entries per CPU second" },
  { name: "ti4-reach", ours: ti4.fleetSide, peer: ti4.shipsSide, unit: "fleets per CPU second" },
  { name: "ti4-map", ours: ti4.mapSide, peer: ti4.readySide, unit: "maps per CPU second" },
];

/** What bots live by: how fast they can try things out. */
const thinking: readonly Benchmark[] = [
  { name: "bots-playouts", ours: bots.playoutSide, peer: botsPeer.playoutSide, unit },
  { name: "bots-tree", ours: bots.treeSide, peer: botsPeer.treeSide, unit: "iterations per CPU second" },
  { name: "bots-commitments", ours: bots.commitmentSide, peer: bots.matchSide, unit: "orders per CPU second" },
];

export const benchmarks: readonly Benchmark[] = [...besidePeer, ...thinking, ...besideItself, ...odds.benchmarks];

/** Here each side plays a game of its own, so there is nothing to agree on; what they share is random players. */
export const besideShowdown = (peer: Side): Benchmark => ({
  name: "shapeships-turns",
  ours: turnsSide(randomShapeships()),
  peer,
  unit: "turns per CPU second",
  warmUpSeconds: 2,
});

const DECISIONS = 200;

/** Throws where the two sides do not play the same game, for then their speeds would say nothing. */
export function checkAgreement(): void {
  compare("the hands of the benchmarks", hands.slice(0, DECISIONS));
  compare("nothing but draws", Array<Hand>(DECISIONS).fill("rock"));
  checkTactics();
  checkEnumeration();
  odds.checkOdds();
  for (const { name, ours, peer } of besidePeer) {
    const finished = [ours(DECISIONS), peer(DECISIONS)];
    if (finished[0] !== finished[1]) throw new Error(`${name}: finished matches differ, ${finished.join(" and ")}`);
  }
}

function compare(what: string, list: readonly Hand[]): void {
  const expected = ours.trace(list);
  const got = peer.trace(list);
  const round = expected.findIndex((line, index) => line !== got[index]);
  if (round >= 0) throw new Error(`${what}, round ${round + 1}: ours ${expected[round]}, peer ${got[round]}`);
  if (expected.length !== got.length) throw new Error(`${what}: ${expected.length} rounds and ${got.length}`);
}
