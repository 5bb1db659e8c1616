import { either, type Outcome } from './outcome.ts';

/** More ways than this are not told apart. */
const mostOutcomes = 24;

/** Outcomes without repetition. */
export function unite(outcomes: readonly Outcome[]): readonly Outcome[] {
  const distinct = new Map(
    outcomes.map((outcome) => [
      JSON.stringify([outcome.succeeds, outcome.output, [...outcome.variables], outcome.isExit]),
      outcome,
    ]),
  );
  return distinct.size > mostOutcomes ? anything : [...distinct.values()];
}

/** All that a script may do. */
export const anything: readonly Outcome[] = either().flatMap((result) => [
  { ...result, variables: new Map<string, string>() },
  { ...result, variables: new Map<string, string>(), isExit: true as const },
]);
