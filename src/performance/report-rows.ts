/** A row of a report: a label, a figure, and whether its budget is met. */
export const row = (label: string, figure: string, verdict = ''): string =>
  `  ${label.padEnd(34)}${figure.padEnd(38)}${verdict}`.trimEnd();

export const formatFigure = (figure: number, unit: string): string =>
  `${figure.toFixed(0)} ${unit}`;

/** "budget 50 ms, met". */
export const judge = (figure: number, limit: number, unit: string): string =>
  `budget ${limit} ${unit}, ${figure <= limit ? 'met' : 'not met'}`;

/** "ratio 0.18, budget 0.2, met"; a ratio without a budget is shown alone. */
export function judgeRatio(one: number, other: number, limit?: number): string {
  const ratio = one / other;
  const formatted = `ratio ${ratio.toFixed(2)}`;
  return limit === undefined
    ? formatted
    : `${formatted}, budget ${limit}, ${ratio <= limit ? 'met' : 'not met'}`;
}
