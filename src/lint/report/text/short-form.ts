import { count } from '#text/figures/plural.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { sum } from '#text/figures/sum.ts';
import { wrapText } from '#text/wrap-text.ts';
import { isAtLeast, severities, type Severity } from '#lint/model/finding.ts';
import { type Cause, filesOf } from '../causes/causes.ts';
import { countTasks, type IsTask } from '../causes/count-tasks.ts';
import {
  type ConsequenceGroup,
  groupByConsequence,
  type RuleCauses,
} from '../causes/consequence-groups.ts';
import type { Paint } from '../paint.ts';
import type { TextOptions } from '../report-options.ts';
import { formatConvention, formatRow, indent, type RowOptions, toLabel } from './cause-row.ts';

interface ShortOptions extends Pick<TextOptions, 'columns' | 'max'> {
  level: Severity;
  paint: Paint;
  isTask?: IsTask | undefined;
  /** How many lines there are. */
  room: number;
}

const defaultColumns = 100;
const leastColumns = 60;
/** More rules in a paragraph are named by their codes only. */
const mostNames = 6;
/** Of one rule, rarer causes are counted. */
const causesOfRule = 3;
/** Each has two lines or more. */
const mostCauses = 40;

/**
 * A block for each consequence, with its causes: as many as there is room for, at least one of each rule
 * before a second one of any; the others are counted. Those below the level are only counted.
 */
export function formatCauses(causes: readonly Cause[], options: ShortOptions): string[] {
  const { level, paint, isTask, room, columns = defaultColumns, max = Infinity } = options;
  const rowOptions = { paint, isTask, columns: Math.max(leastColumns, columns) };
  const groups = groupByConsequence(causes).filter(
    ({ rules }) => level !== 'error' || rules.some(({ severity }) => severity === 'error'),
  );
  const ranked = rankCauses(groups, level).slice(0, Math.min(max, mostCauses));
  const fits = (blocks: readonly string[][]) =>
    sum(blocks.map((block) => block.length + 1)) <= room;
  const format = (number: number, messageLines: number) => {
    const causesToList = ranked.slice(0, number);
    const rows = new Map(
      causesToList.map((cause) => [cause, formatRow(cause, { ...rowOptions, messageLines })]),
    );
    return groups.map((group) => formatGroup(group, { ...rowOptions, level, rows }));
  };
  // A message is cut before a cause is left out.
  const [whole, cut] = [format(ranked.length, 2), format(ranked.length, 1)];
  let blocks = fits(whole) ? whole : cut;
  for (let number = ranked.length - 1; number >= 0 && !fits(blocks); number--) {
    blocks = format(number, 1);
  }
  return blocks.map((block) => block.join('\n'));
}

/**
 * The causes to list, most important first: one of each rule before further ones, errors first, and the
 * first rule of each consequence before the second of any.
 */
function rankCauses(groups: readonly ConsequenceGroup[], level: Severity): Cause[] {
  const ranked = groups.flatMap(({ consequence, rules }) =>
    rules
      .filter(({ severity }) => isAtLeast(severity, level))
      .flatMap(({ causes }, place) =>
        causes
          .slice(0, consequence === 'nothing' ? 1 : causesOfRule)
          .map((cause, depth) => ({ cause, depth, place })),
      ),
  );
  return ranked
    .sort(
      (one, other) =>
        one.depth - other.depth ||
        severities.indexOf(one.cause.severity) - severities.indexOf(other.cause.severity) ||
        one.place - other.place,
    )
    .map(({ cause }) => cause);
}

interface GroupOptions extends RowOptions {
  level: Severity;
  /** The lines of each cause that is listed. */
  rows: ReadonlyMap<Cause, readonly string[]>;
}

function formatGroup(
  { consequence, label, rules }: ConsequenceGroup,
  options: GroupOptions,
): string[] {
  const { level, rows, paint } = options;
  const asked = rules.filter(({ severity }) => isAtLeast(severity, level));
  const shown = asked.filter(({ causes }) => causes.some((cause) => rows.has(cause)));
  const hidden = asked.filter((rule) => !shown.includes(rule));
  const counted = level === 'warning' ? rules.filter(({ severity }) => severity === 'info') : [];
  return [
    paint('strong', label),
    ...shown.flatMap((rule) => {
      if (consequence === 'nothing') return [formatConvention(rule, options)];
      const { code, causes } = rule;
      const further = causes.filter((cause) => !rows.has(cause));
      return [
        ...causes.flatMap((cause) => rows.get(cause) ?? []),
        ...(further.length === 0 ? [] : [describeFurther(further, code, options)]),
      ];
    }),
    ...describeRules(hidden, `and ${count(hidden.length, 'other rule')}: `, options).map(
      (line) => indent + line,
    ),
    ...describeRules(counted, '', options).map(
      (line, index) => (index === 0 ? toLabel('info', paint) : indent) + line,
    ),
  ];
}

/** "and 12 other causes in 30 tasks: --rule V01". */
function describeFurther(
  causes: readonly Cause[],
  code: string,
  { paint, isTask }: GroupOptions,
): string {
  const where = countTasks(filesOf(causes.flatMap(({ findings }) => findings)), isTask);
  const number = count(causes.length, 'other cause');
  return indent + paint('quiet', `and ${number} in ${where}: --rule ${code}`);
}

/** A paragraph with the rules and how often each found something. */
function describeRules(
  rules: readonly RuleCauses[],
  start: string,
  { columns }: GroupOptions,
): string[] {
  if (rules.length === 0) return [];
  const names = rules.map(({ code, rule, findings }) => {
    const name = rules.length > mostNames ? code : `${code} ${rule}`;
    return `${name} ${formatCount(findings)}`;
  });
  return wrapText(`${start}${names.join(', ')}`, columns - indent.length);
}
