/** One figure of a report: what it is, how much, and how it stands to its budget. */
export const row = (what: string, figure: string, verdict = ''): string =>
  `  ${what.padEnd(34)}${figure.padEnd(38)}${verdict}`.trimEnd();

export const tell = (figure: number, unit: string): string => `${figure.toFixed(0)} ${unit}`;

/** "budget 50 ms, met". */
export const judge = (figure: number, limit: number, unit: string): string =>
  `budget ${limit} ${unit}, ${figure <= limit ? 'met' : 'not met'}`;

/** "ratio 0.18, budget 0.2, met"; a ratio without a budget stands alone. */
export function judgeRatio(one: number, other: number, limit?: number): string {
  const ratio = one / other;
  const told = `ratio ${ratio.toFixed(2)}`;
  return limit === undefined
    ? told
    : `${told}, budget ${limit}, ${ratio <= limit ? 'met' : 'not met'}`;
}
