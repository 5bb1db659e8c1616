import { countBySeverity, type Finding } from '../model/finding.ts';
import type { Paint } from './paint.ts';
import { allRuleMetas } from '../rules/index.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** A table of every rule that found something: how often, and in how many files. */
export function formatSummary(findings: readonly Finding[], paint: Paint): string[] {
  if (findings.length === 0) return [];
  const byCode = Map.groupBy(findings, ({ code }) => code);
  const rows = allRuleMetas.flatMap(({ code, name }) => {
    const own = byCode.get(code);
    if (!own) return [];
    const { error, warning, info } = countBySeverity(own);
    const files = new Set(own.map(({ file }) => file)).size;
    return [[`${code} ${name}`, ...[error, warning, info, files].map(formatCell)]];
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

/** A zero would hide the counts that matter. */
const formatCell = (count: number): string => (count === 0 ? '' : formatCount(count));
