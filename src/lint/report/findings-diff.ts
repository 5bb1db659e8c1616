import { countEach } from '#text/figures/count-each.ts';
import { type Finding, severities } from '../model/finding.ts';
import { count } from '#text/figures/plural.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';

/**
 * What a change did to the findings, as a line for a terminal: the most serious new one, how many more
 * there are, and how many are gone. A finding that only moved inside its file is left out.
 */
export function describeFindingsDiff(
  before: readonly Finding[],
  after: readonly Finding[],
): string {
  const { added, gone } = compareFindingLists(before, after);
  const [worst] = severities.flatMap((severity) =>
    added.filter((finding) => finding.severity === severity),
  );
  const more = added.length - 1;
  const parts = [
    ...(worst ? [formatFinding(worst)] : []),
    ...(more > 0 ? [count(more, 'more new finding')] : []),
    ...(gone > 0 ? [`${count(gone, 'finding')} gone`] : []),
  ];
  return parts.length === 0 ? 'no new finding' : parts.join('; ');
}

/** The findings that have no counterpart in the other array. */
function compareFindingLists(
  before: readonly Finding[],
  after: readonly Finding[],
): { added: Finding[]; gone: number } {
  // Of findings with the same message, those at the same place are matched first.
  const arrived = without(after, before, toPlacedKey);
  const left = without(before, after, toPlacedKey);
  return { added: without(arrived, left, toKey), gone: without(left, arrived, toKey).length };
}

const toKey = ({ file, severity, code, message }: Finding): string =>
  JSON.stringify([file, severity, code, message]);

const toPlacedKey = (finding: Finding): string => `${toKey(finding)} ${finding.pointer}`;

/** The findings without a counterpart among the others, each of which is matched once. */
function without(
  findings: readonly Finding[],
  others: readonly Finding[],
  keyOf: (finding: Finding) => string,
): Finding[] {
  const left = countEach(others.map(keyOf));
  return findings.filter((finding) => {
    const key = keyOf(finding);
    const number = left.get(key) ?? 0;
    if (number > 0) left.set(key, number - 1);
    return number === 0;
  });
}

/** "os/a.json:2:9 error … S02" */
export function formatFinding({ file, line, column, severity, message, code }: Finding): string {
  return `${toVisibleText(file)}:${line}:${column} ${severity} ${message} ${code}`;
}
