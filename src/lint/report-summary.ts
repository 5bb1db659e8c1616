import { countBySeverity, type Finding } from './finding.ts';
import type { Paint } from './paint.ts';

/** A table of every rule that found something: how often, and in how many files. */
export function formatSummary(findings: readonly Finding[], paint: Paint): string[] {
  if (findings.length === 0) return [];
  const rules = Map.groupBy(findings, ({ code, rule }) => `${code} ${rule}`);
  const rows = [...rules].sort(byLayer).map(([rule, own]) => {
    const { error, warning, info } = countBySeverity(own);
    const files = new Set(own.map(({ file }) => file)).size;
    return [rule, ...[error, warning, info, files].map(tellCount)];
  });
  const all = [headings, ...rows];
  const widths = headings.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  const [head = '', ...lines] = all.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return [[paint('quiet', head), ...lines].join('\n')];
}

const headings = ['rule', 'errors', 'warnings', 'info', 'files'];
const layers = 'FSVWD';

/** A zero would hide the counts that matter. */
const tellCount = (count: number): string => (count === 0 ? '' : String(count));

function byLayer([one]: [string, unknown], [other]: [string, unknown]): number {
  const [layer, otherLayer] = [one, other].map((rule) => layers.indexOf(rule.charAt(0)));
  return (layer ?? 0) - (otherLayer ?? 0) || Number(one.slice(1, 3)) - Number(other.slice(1, 3));
}
