/**
 * Runs the functions in turn, for several rounds after one that does not count, so that other load
 * of the machine affects all of them alike. Returns the times in milliseconds.
 */
export async function measure<Name extends string>(
  works: Record<Name, () => unknown>,
  rounds: number,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(works) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const start = performance.now();
      await works[name]();
      if (round > 0) times[name].push(performance.now() - start);
    }
  }
  return times;
}

/** A row of a report: a label, a figure, and whether its budget is met. */
const row = (label: string, figure: string, verdict = ''): string =>
  `  ${label.padEnd(34)}${figure.padEnd(38)}${verdict}`.trimEnd();

/** A row such as "612 ms (598 to 640)  ratio 0.18, budget 0.2, met"; without a reference, only the times. */
export function compareTimes(
  label: string,
  times: readonly number[],
  reference?: readonly number[],
  limit?: number,
): string {
  const least = Math.round(Math.min(...times));
  const most = Math.round(Math.max(...times));
  const figure = `${Math.round(atShare(times, 0.5))} ms (${least} to ${most})`;
  if (!reference) return row(label, figure);
  const ratio = atShare(times, 0.5) / atShare(reference, 0.5);
  const verdict = limit === undefined ? '' : `, budget ${limit}, ${isMet(ratio <= limit)}`;
  return row(label, figure, `ratio ${ratio.toFixed(2)}${verdict}`);
}

/** A row such as "46 ms  budget 50 ms, met". */
export const compareFigure = (label: string, figure: number, limit: number, unit: string): string =>
  row(
    label,
    `${Number(figure.toFixed(1))} ${unit}`,
    `budget ${limit} ${unit}, ${isMet(figure <= limit)}`,
  );

const isMet = (met: boolean): string => (met ? 'met' : 'not met');

/** The percentile of the numbers at this share. */
export function atShare(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((first, second) => first - second);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
