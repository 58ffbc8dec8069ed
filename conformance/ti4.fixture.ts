type Option = { readonly moveNeeded: number; readonly rolls: number; readonly path: readonly string[] };
type Ship = { readonly id: string; readonly options: readonly Option[] };

/** An answer about Twilight Imperium in the short form of the case files: systems as a count, options as pairs. */
export function shortened(answer: object): object {
  if ("systems" in answer && Array.isArray(answer.systems)) return { ...answer, systems: answer.systems.length };
  if (!("ships" in answer) || !Array.isArray(answer.ships)) return answer;
  const ships: readonly Ship[] = answer.ships;
  return {
    ...answer,
    ships: ships.map(({ id, options }) => ({
      id,
      options: options.map(({ moveNeeded, rolls }) => ({ moveNeeded, rolls })),
    })),
  };
}

/** The questions whether each path that an answer offers is legal, with what it must come to. */
export function pathsOf(request: object, answer: object) {
  const ships: readonly Ship[] = "ships" in answer && Array.isArray(answer.ships) ? answer.ships : [];
  return ships.flatMap(({ id: ship, options }) =>
    options.map(({ path, rolls }) => ({
      question: { ...request, ask: "path", ship, path },
      expected: { ok: true, rolls },
    })),
  );
}
