import { count } from '#text/figures/plural.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { sum } from '#text/figures/sum.ts';
import { wrapText } from '#text/wrap-text.ts';
import { type Consequence, consequenceLabels, consequences } from '#lint/model/consequence.ts';
import { type Finding, severities } from '#lint/model/finding.ts';
import { type Cause, filesOf } from '../causes/causes.ts';
import { countTasks, type IsTask } from '../causes/count-tasks.ts';
import type { ConsequenceGroup, RuleCauses } from '../causes/consequence-groups.ts';
import type { Paint } from '../paint.ts';
import type { TextOptions } from '../report-options.ts';
import { formatConvention, formatRow, indent, type RowOptions, toLabel } from './cause-row.ts';

interface ShortOptions extends Pick<TextOptions, 'columns' | 'max'> {
  paint: Paint;
  /** What is only counted. */
  unlisted: readonly Finding[];
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
 * before a second one of any; the others are counted.
 */
export function formatCauses(groups: readonly ConsequenceGroup[], options: ShortOptions): string[] {
  const { paint, isTask, room, columns = defaultColumns, max = Infinity } = options;
  const rowOptions = { paint, isTask, columns: Math.max(leastColumns, columns) };
  const notes = countByRule(options.unlisted);
  const ranked = rankCauses(groups).slice(0, Math.min(max, mostCauses));
  const format = (rows: readonly Row[]) =>
    consequences
      .map((consequence) => ({
        consequence,
        rules: groups.find((group) => group.consequence === consequence)?.rules ?? [],
        notes: notes.filter((note) => note.consequence === consequence),
      }))
      .filter((group) => group.rules.length + group.notes.length > 0)
      .map((group) => formatGroup(group, { ...rowOptions, rows: new Map(rows) }));
  const fits = (blocks: readonly string[][]) =>
    sum(blocks.map((block) => block.length + 1)) <= room;
  // A message is cut before a cause is left out.
  const [whole, cut] = [2, 1].map((messageLines) =>
    ranked.map((cause): Row => [cause, formatRow(cause, { ...rowOptions, messageLines })]),
  ) as [Row[], Row[]];
  let blocks = format(whole);
  for (let number = ranked.length; number >= 0 && !fits(blocks); number--) {
    blocks = format(cut.slice(0, number));
  }
  return blocks.map((block) => block.join('\n'));
}

type Row = readonly [Cause, readonly string[]];

/** How often a rule found something. */
type RuleCount = Pick<RuleCauses, 'code' | 'rule' | 'findings'> & { consequence: Consequence };

/** Frequent ones first. */
function countByRule(findings: readonly Finding[]): RuleCount[] {
  const counts = new Map<string, RuleCount>();
  for (const { code, rule, consequence } of findings) {
    const key = `${consequence} ${code}`;
    const same = counts.get(key);
    if (same) same.findings += 1;
    else counts.set(key, { code, rule, consequence, findings: 1 });
  }
  return [...counts.values()].sort((one, other) => other.findings - one.findings);
}

/**
 * The causes to list, most important first: one of each rule before further ones, errors first, and the
 * first rule of each consequence before the second of any.
 */
function rankCauses(groups: readonly ConsequenceGroup[]): Cause[] {
  const ranked = groups.flatMap(({ consequence, rules }) =>
    rules.flatMap(({ causes }, place) =>
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
  /** The lines of each cause that is listed. */
  rows: ReadonlyMap<Cause, readonly string[]>;
}

interface Group extends Pick<ConsequenceGroup, 'consequence' | 'rules'> {
  /** What is not listed. */
  notes: readonly RuleCount[];
}

function formatGroup({ consequence, rules, notes }: Group, options: GroupOptions): string[] {
  const { rows, paint } = options;
  const shown = rules.filter(({ causes }) => causes.some((cause) => rows.has(cause)));
  const hidden = rules.filter((rule) => !shown.includes(rule));
  return [
    paint('strong', consequenceLabels[consequence]),
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
    ...describeRules(notes, '', options).map(
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
  rules: readonly Pick<RuleCauses, 'code' | 'rule' | 'findings'>[],
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
