import { isAtLeast, type Finding } from '../model/finding.ts';
import { type Cause, countListed, filesOf, groupByCause } from './causes.ts';
import type { ReportOptions } from './report-options.ts';
import { count } from '#text/figures/plural.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** How many files a line for folded findings names. */
const namedFiles = 3;

/** A cause with the findings that a report for people lists of it. */
export interface ListedCause extends Cause {
  listed: readonly Finding[];
  /** The findings that one line represents. */
  folded: readonly Finding[];
}

/** The causes that a report lists, and how many findings it omits because there are too many. */
export function listCauses(
  findings: readonly Finding[],
  { level = 'info', max = Infinity, isFolded = true }: ReportOptions,
): { causes: ListedCause[]; omitted: number } {
  const all = groupByCause(findings.filter(({ severity }) => isAtLeast(severity, level)));
  const causes: ListedCause[] = [];
  let left = max;
  for (const cause of all) {
    if (left <= 0) break;
    const most = isFolded ? countListed(cause.findings.length) : Infinity;
    const listed = cause.findings.slice(0, Math.min(left, most));
    left -= listed.length;
    causes.push({ ...cause, listed, folded: cause.findings.slice(listed.length) });
  }
  return { causes, omitted: countFindings(all) - countFindings(causes) };
}

/** One line for the findings of a cause that are not listed, with how to list and how to silence them. */
export function describeFolded({ code, cause, folded }: ListedCause): string {
  const where = describeFiles(filesOf(folded));
  const setting = `"check": { "severity": { "${code}": "off" } }`;
  const isMessage = folded.some(({ message }) => message === cause);
  const what = isMessage ? 'with the same cause' : `with the same cause: ${cause}`;
  // Unless asked for, notes are not listed.
  const level = folded.some(({ severity }) => severity === 'info') ? ' --level info' : '';
  return `… ${formatCount(folded.length)} more in ${where}, ${what}; list them with --rule ${code} --no-fold${level}, or silence the rule with ${setting} in dataset.json`;
}

/** The number of files with the names of some: "165 files (a.json, b.json, c.json, …)". */
function describeFiles(files: readonly string[]): string {
  const named = files.slice(0, namedFiles).map((file) => toVisibleText(file));
  const rest = files.length > named.length ? ', …' : '';
  return `${count(files.length, 'file')} (${named.join(', ')}${rest})`;
}

/** One line for the findings that `--max` leaves out; empty when there are none. */
export const describeOmitted = (omitted: number, max = Infinity): string[] =>
  omitted === 0 ? [] : [`… ${count(omitted, 'finding')} more, not listed because of --max ${max}`];

const countFindings = (causes: readonly Cause[]): number =>
  causes.reduce((total, { findings }) => total + findings.length, 0);
