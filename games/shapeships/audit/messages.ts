/** The six constraints of the seed document, in the order in which it states them. */
export type Constraint = 1 | 2 | 3 | 4 | 5 | 6;

/** What the seed says where one of them is broken, to the letter; an error's name, `Error: `, comes before it. */
export const messages: { readonly [C in Constraint]: string } = {
  1: `Invalid phase structure detected.
ShapeShips has exactly 3 major phases: Build, Battle, End of Turn Resolution.
"Automatic" is not a phase - it's a property of steps.`,
  2: `Health modification outside End of Turn Resolution detected.
All damage and healing must be queued as TriggeredEffects and resolved
only during End of Turn Resolution.`,
  3: `Sequential Battle Phase actions detected.
Battle Phase must use simultaneous hidden commitments.
Both players submit secretly, then reveal together.`,
  4: `Once-only effect incorrectly skipped when source destroyed.
Once-only effects must have persistsIfSourceDestroyed = true
and resolve even if source ship is destroyed before End of Turn.`,
  5: `Continuous effect applied from destroyed ship.
Continuous effects require ship.isDestroyed === false at
End of Turn Resolution.`,
  6: `Numeric phase indices detected.
Use named enums (MajorPhase, BuildPhaseStep, BattlePhaseStep)
instead of magic numbers.`,
};

/** Something that breaks a constraint: the seed's whole block, and where, as a JSON pointer. */
export type ConstraintViolation = { readonly constraint: Constraint; readonly message: string; readonly at: string };

export function violation(constraint: Constraint, at: string): ConstraintViolation {
  return { constraint, message: `Error: ${messages[constraint]}`, at };
}

/** Vocabulary before behaviour: what a name means comes before what was done under it. */
const ORDER: readonly Constraint[] = [6, 1, 2, 3, 4, 5];

/** In the order of reporting; violations of one constraint stay in the order in which they were found. */
export function inOrder(found: readonly ConstraintViolation[]): readonly ConstraintViolation[] {
  return ORDER.flatMap((constraint) => found.filter((each) => each.constraint === constraint));
}
