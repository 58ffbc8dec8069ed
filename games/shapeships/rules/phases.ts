/** The three stages of a turn. There is no fourth, and "automatic" is a property of a step (C1). */
export const MajorPhase = {
  BUILD_PHASE: "build_phase",
  BATTLE_PHASE: "battle_phase",
  END_OF_TURN_RESOLUTION: "end_of_turn_resolution",
} as const;
export type MajorPhase = (typeof MajorPhase)[keyof typeof MajorPhase];

export const BuildPhaseStep = {
  DICE_ROLL: "dice_roll",
  LINE_GENERATION: "line_generation",
  SHIPS_THAT_BUILD: "ships_that_build",
  DRAWING: "drawing",
  COMPLETION: "completion",
} as const;
export type BuildPhaseStep = (typeof BuildPhaseStep)[keyof typeof BuildPhaseStep];

export const BattlePhaseStep = {
  ENERGY_GENERATION: "energy_generation",
  FIRST_STRIKE: "first_strike",
  SIMULTANEOUS_DECLARATION: "simultaneous_declaration",
  CONDITIONAL_RESPONSE: "conditional_response",
} as const;
export type BattlePhaseStep = (typeof BattlePhaseStep)[keyof typeof BattlePhaseStep];

export const EndOfTurnStep = { SETTLEMENT: "settlement", OUTCOME: "outcome", CLEANUP: "cleanup" } as const;
export type EndOfTurnStep = (typeof EndOfTurnStep)[keyof typeof EndOfTurnStep];

export type PhaseStep = BuildPhaseStep | BattlePhaseStep | EndOfTurnStep;

type StepsOf = {
  readonly build_phase: BuildPhaseStep;
  readonly battle_phase: BattlePhaseStep;
  readonly end_of_turn_resolution: EndOfTurnStep;
};
type PhaseOf<S extends PhaseStep> = { [P in MajorPhase]: S extends StepsOf[P] ? P : never }[MajorPhase];

/** A step's row: its stage, whether anybody decides in it, and what may come after it, by name. */
type Row<S extends PhaseStep> = {
  readonly phase: PhaseOf<S>;
  readonly isAutomatic: boolean;
  readonly next: readonly PhaseStep[];
};
/** Total over the steps: one without a row, or a row of another stage, does not compile. */
export type StepTable = { readonly [S in PhaseStep]: Row<S> };

const build = MajorPhase.BUILD_PHASE;
const battle = MajorPhase.BATTLE_PHASE;
const end = MajorPhase.END_OF_TURN_RESOLUTION;

/** The turn. Only the last step of a turn leads back to the first, so no window can open a third time (C3). */
export const steps = {
  dice_roll: { phase: build, isAutomatic: true, next: ["line_generation"] },
  line_generation: { phase: build, isAutomatic: true, next: ["ships_that_build"] },
  ships_that_build: { phase: build, isAutomatic: true, next: ["drawing"] },
  drawing: { phase: build, isAutomatic: false, next: ["completion"] },
  completion: { phase: build, isAutomatic: true, next: ["energy_generation"] },
  energy_generation: { phase: battle, isAutomatic: true, next: ["first_strike"] },
  first_strike: { phase: battle, isAutomatic: true, next: ["simultaneous_declaration"] },
  simultaneous_declaration: { phase: battle, isAutomatic: false, next: ["conditional_response", "settlement"] },
  conditional_response: { phase: battle, isAutomatic: false, next: ["settlement"] },
  settlement: { phase: end, isAutomatic: true, next: ["outcome"] },
  outcome: { phase: end, isAutomatic: true, next: ["cleanup"] },
  cleanup: { phase: end, isAutomatic: true, next: ["dice_roll"] },
} as const satisfies StepTable;

/** What may follow a step, by the table. */
export type Following<S extends PhaseStep> = (typeof steps)[S]["next"][number];

export const isStep = (name: unknown): name is PhaseStep => typeof name === "string" && Object.hasOwn(steps, name);
const phases: ReadonlySet<unknown> = new Set(Object.values(MajorPhase));
export const isPhase = (name: unknown): name is MajorPhase => phases.has(name);
export const phaseOf = (step: PhaseStep): MajorPhase => steps[step].phase;

/** A number, or digits, where a name belongs (C6). */
export const isNumeric = (name: unknown) =>
  typeof name === "number" || (typeof name === "string" && /^\s*[-+]?\d+(\.\d*)?\s*$/.test(name));

/** The stages with their steps, as a rules pack and the referee spell them. */
export const stages = Object.values(MajorPhase).map((id) => ({
  id,
  steps: Object.entries(steps).flatMap(([step, { phase, isAutomatic }]) =>
    phase === id ? [{ id: step, isAutomatic }] : [],
  ),
}));
