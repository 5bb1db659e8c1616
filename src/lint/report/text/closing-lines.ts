import { count } from '#text/figures/plural.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { isAtLeast, type Severity } from '#lint/model/finding.ts';
import type { Paint } from '../paint.ts';
import type { ReportSubject, TextOptions } from '../report-options.ts';
import { toRulesAddress } from '../rule-address.ts';
import { describeBaseline, formatTotals } from '../totals.ts';

interface ClosingOptions extends Pick<
  TextOptions,
  'excepted' | 'explainCall' | 'gone' | 'recorded' | 'rules' | 'site'
> {
  paint: Paint;
  level: Severity;
  /** The code of the rule that is listed first. */
  first: string | undefined;
}

/** How much was checked and found, what can be fixed, and how to see the rest. */
export function formatClosing(
  subject: ReportSubject,
  options: ClosingOptions,
  form: 'short' | 'full',
): string[] {
  const { site, paint, level } = options;
  const { findings } = subject;
  const rules = site === undefined ? '' : `; why, and how to fix: ${toRulesAddress(site)}`;
  const more = `list the findings of a rule with --rule CODE, all with --all${rules}`;
  return [
    formatTotals(subject, options),
    ...describeBaseline(options),
    ...describeFixable(subject),
    ...(form === 'full' ? describeUnlisted(subject, level) : []),
    ...(form === 'short' && findings.length > 0 ? [paint('quiet', more)] : []),
    ...describeExplaining(options),
  ];
}

/** "why, and how to fix: npx benchlight explain W22"; with a site, a report names addresses instead. */
function describeExplaining({ site, explainCall, first, paint }: ClosingOptions): string[] {
  if (site !== undefined || explainCall === undefined || first === undefined) return [];
  return [paint('quiet', `why, and how to fix: ${explainCall(first)}`)];
}

/** "not listed without --level info: F05 not-a-task 1". */
function describeUnlisted({ findings }: ReportSubject, level: Severity): string[] {
  const unlisted = findings.filter(({ severity }) => !isAtLeast(severity, level));
  if (unlisted.length === 0) return [];
  const byRule = Map.groupBy(unlisted, ({ code, rule }) => `${code} ${rule}`);
  const names = Array.from(byRule, ([rule, group]) => `${rule} ${formatCount(group.length)}`);
  return [`not listed without --level info: ${names.sort().join(', ')}`];
}

/** `--fix` leaves what changes nothing, unless it is asked for. */
function describeFixable({ findings }: ReportSubject): string[] {
  const fixable = findings.filter(({ fix }) => fix);
  const serious = fixable.filter(({ severity }) => isAtLeast(severity, 'warning')).length;
  const rest = fixable.length - serious;
  const parts = [
    ...(serious > 0 ? [`${count(serious, 'finding')} can be fixed with --fix`] : []),
    ...(rest > 0
      ? [`${formatCount(rest)}${serious > 0 ? ' more' : ' can be fixed'} with --fix --level info`]
      : []),
  ];
  return parts.length === 0 ? [] : [parts.join(', ')];
}
