import { defineGame } from "@umpire/kernel";
import { broken } from "../audit/monitor.ts";
import { presets } from "../pack/data/presets.ts";
import { readPack } from "../pack/read-pack.ts";
import { legalActions, sampleAction } from "./legal.ts";
import { readAction, readOptions, readState } from "./read.ts";
import { resolveStep } from "./resolve.ts";
import { setUp } from "./setup.ts";
import { type Shapeships, sideOf } from "./shape.ts";
import { nextStep, pass, refuseAction, saveAll } from "./windows.ts";

/** ShapeShips: RULES.md. Both players decide in secret and at once; the kernel seals, and the state holds no secret. */
export const shapeships = defineGame<Shapeships>({
  id: "shapeships",
  edition: 1,
  maxDecisions: 200,
  presets,
  schema: { options: readOptions, rules: readPack, state: readState, action: readAction },
  seats: 2,
  open: true,
  prepare: (options, rules) => setUp(options, rules),
  next: nextStep,
  check: (view, seat, action, rules) => refuseAction(view, sideOf(seat), action, rules),
  legal: (view, seat, rules) => legalActions(view, sideOf(seat), rules),
  sample: (view, seat, rng, rules) => sampleAction(view, sideOf(seat), rng, rules),
  defaultAction(view, _seat, { factions }) {
    if (view.status === "choosing_factions") return { faction: factions[0]?.id ?? "" };
    return view.step === "drawing" ? saveAll : pass;
  },
  resolve: resolveStep,
  invariant: broken,
});
