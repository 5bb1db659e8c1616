import { fileOfMember } from '#text/file-name.ts';
import { countEach } from '#text/figures/count-each.ts';
import { countBySeverity, type Finding, severities } from '../model/finding.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { count } from '#text/figures/plural.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';

/** What a change did to the findings; one that only moved inside its file is left out. */
export interface FindingsDiff {
  added: readonly Finding[];
  gone: readonly Finding[];
}

export function compareFindingLists(
  before: readonly Finding[],
  after: readonly Finding[],
): FindingsDiff {
  // Of findings with the same message, those at the same place are matched first.
  const arrived = without(after, before, toPlacedKey);
  const missing = without(before, after, toPlacedKey);
  return { added: without(arrived, missing, toKey), gone: without(missing, arrived, toKey) };
}

/** "2 new findings, 1 gone; 3 errors and 12 warnings left": a change and what remains, in one line. */
export function describeFindingsDiff(
  { added, gone }: FindingsDiff,
  after: readonly Finding[],
): string {
  const parts = [
    ...(added.length > 0 ? [count(added.length, 'new finding')] : []),
    ...(gone.length > 0
      ? [
          added.length > 0
            ? `${formatCount(gone.length)} gone`
            : `${count(gone.length, 'finding')} gone`,
        ]
      : []),
  ];
  const { error, warning } = countBySeverity(after);
  const rest = `${count(error, 'error')} and ${count(warning, 'warning')} left`;
  return `${parts.length === 0 ? 'no new finding' : parts.join(', ')}; ${rest}`;
}

/** A line for each finding that is new or gone, errors first; of many, some. */
export const listFindingsDiff = ({ added, gone }: FindingsDiff): string[] => [
  ...listSome(added, 'new'),
  ...listSome(gone, 'gone'),
];

const mostListed = 10;

function listSome(findings: readonly Finding[], label: 'new' | 'gone'): string[] {
  const listed = severities
    .flatMap((severity) => findings.filter((finding) => finding.severity === severity))
    .slice(0, findings.length === mostListed + 1 ? mostListed + 1 : mostListed);
  const more = findings.length - listed.length;
  return [
    ...listed.map((finding) => `  ${label.padEnd(4)}  ${formatFinding(finding)}`),
    ...(more > 0 ? [`  ${label.padEnd(4)}  … ${formatCount(more)} more`] : []),
  ];
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
  return `${toVisibleText(fileOfMember(file))}:${line}:${column} ${severity} ${message} ${code}`;
}
