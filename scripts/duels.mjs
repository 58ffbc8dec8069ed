// npm run duels [-- COUNT]: random duels of ShapeShips under the monitor, 20,000 unless told; each log is audited too.
import { build, checkNode, giveUp, install, say } from "./steps.mjs";

checkNode();
install();
if (!build()) giveUp("The build failed; the lines above say where.");
const { fastDice, randomBot } = await import("@umpire/bots");
const { auditEvents } = await import("@umpire/shapeships/audit/read-events");
const { shapeships } = await import("@umpire/shapeships/game");
const { decide, observe, start } = await import("@umpire/kernel");

const count = Number(process.argv[2] ?? 20_000);
if (!Number.isSafeInteger(count) || count < 1) giveUp("How many duels? Type a whole number: npm run duels -- 20000");
const rules = shapeships.presets.standard;
const random = randomBot(shapeships);
const phases = new Set();
const ended = { win: 0, narrow_win: 0, draw: 0 };
let turns = 0;

/** A whole duel at random: its last state and everything it told. A broken constraint throws on the way. */
function playOut(seed) {
  const rng = fastDice(seed);
  const begun = start(shapeships, `${seed}`, { factions: null }, rules);
  const events = [...begun.value.events];
  let { match } = begun.value;
  for (;;) {
    const { next, decided, view } = observe(shapeships, match, "spectator");
    if ("over" in next) return { state: match.state, events };
    const seat = next.awaiting.find((each) => !decided.includes(each));
    const moved = decide(shapeships, match, seat, random(rules, view, seat, rng));
    if (!moved.ok) giveUp(`Duel ${seed}: a random action was refused: ${moved.refusal.code}`);
    for (const event of moved.value.events) events.push(event);
    match = moved.value.match;
  }
}

for (let seed = 0; seed < count; seed += 1) {
  const { state, events } = playOut(seed);
  const audited = auditEvents(events);
  if (!audited.ok || audited.value.length > 0) giveUp(`Duel ${seed}: ${JSON.stringify(audited)}`);
  for (const event of events) if (event.type === "step") phases.add(event.phase);
  ended[state.outcome.result] += 1;
  turns += state.turn;
  if (process.stderr.isTTY && seed % 1000 === 999) say(`${seed + 1} of ${count} duels …`);
}
console.log(`${count} duels, ${turns} turns: no violation, all ended (${JSON.stringify(ended)}).`);
console.log(`Stages seen: ${[...phases].sort().join(", ")}.`);
if (phases.size !== 3) giveUp("There must be exactly three.");
