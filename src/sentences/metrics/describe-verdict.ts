import type { Check, Evaluation } from '#format/task.ts';
import { type RichText, toPlainText } from '#text/rich-text.ts';
import { count } from '#text/figures/plural.ts';
import { sum } from '#text/figures/sum.ts';
import { placeholderMetric } from '#vocabulary/metrics/placeholder.ts';
import { findJudgedName } from '#vocabulary/judged-names.ts';
import { isOwnFunction } from '#vocabulary/own-description.ts';
import type { JudgedName } from '#vocabulary/source/task-handling.ts';
import { describeAlternatives } from './describe-alternatives.ts';
import { describeCheck } from './describe-check.ts';
import { describeTogether } from './describe-together.ts';
import { describeStub, findStubs } from './describe-stub.ts';
import { mostValues } from '../words/describe-values.ts';
import type { DescribedChecks } from './join-clauses.ts';
import { joinParts } from '../words/join-parts.ts';
import type { VerdictOptions } from './verdict-options.ts';

/** Who knows how several verdicts become one, where the task does not say it. */
export const combination = 'combined by the runner of the dataset';

/** Clauses that are longer than this together are counted; the page shows all checks below. */
const longestClauses = 420;

/** The same where a metric is a project's own: the clause names all that it is given. */
const longestOwnClauses = 800;

/** One sentence that says when the task passes; mostly its first part is "Passes when ". */
export function describeVerdict(
  { checks, unpaired, conj }: Evaluation,
  verdictOptions: VerdictOptions,
): RichText {
  const [only, second] = checks;
  if (!only || checks.every(({ metric }) => metric === undefined))
    return ['The task cannot be scored: its evaluator names no metric.'];
  const stubs = findStubs(checks, verdictOptions.vocabulary);
  if (stubs) {
    const parts = joinParts(
      stubs.map((stub) => describeStub(stub, verdictOptions.quotesExpected ?? true)),
      'and',
    );
    return ['Judged by the runner, not by the evaluator: ', ...parts, '.'];
  }
  if (unpaired.length > 0) return describeUnpaired(checks);
  if (second && conj === 'own') return describeOwn(checks, verdictOptions);
  if (second) return toVerdict(describeSeveral(checks, conj, verdictOptions));
  if (only.metric === placeholderMetric) {
    // What an environment does with FAIL is not read from its source.
    const isOfOsworld = verdictOptions.vocabulary.others.metric === undefined;
    const others = isOfOsworld ? ' OSWorld fails any other task that ends with FAIL.' : '';
    return [
      'Passes when ',
      "the agent's last action is FAIL, and only then: ",
      { metric: placeholderMetric },
      ` marks a task that cannot be done.${others}`,
    ];
  }
  const judged = findJudgedName(only.metric ?? '', false, verdictOptions.vocabulary);
  if (judged && only.metric !== undefined) return describeJudgedName(only.metric, judged);
  return toVerdict(describeCheck(only, verdictOptions));
}

/** Only the judge of such an evaluator knows what each metric is given. */
const describeUnpaired = (checks: readonly Check[]): RichText => [
  'Judged by ',
  ...checks.flatMap(({ metric }, index): RichText => [
    ...(index > 0 ? [', '] : []),
    ...(metric === undefined ? ['a check without a metric'] : [{ metric }]),
  ]),
  `, ${combination}, which also knows what each of them is given.`,
];

function describeOwn(checks: readonly Check[], verdictOptions: VerdictOptions): RichText {
  const described = checks.map((check) => {
    const clause = describeCheck(check, verdictOptions);
    return { clause, description: [], checks: 1, times: 1 };
  });
  return [
    `Judged by ${checks.length} checks, ${combination}: `,
    ...joinClauses(described, 'and', findLongest(checks, verdictOptions)),
    '.',
  ];
}

/** A name that stands for no metric says who judges, and the source says how. */
const describeJudgedName = (metric: string, { by, at }: JudgedName): RichText => [
  by === 'runner' ? 'Judged by the runner: ' : 'Judged by the environment itself: ',
  { code: at.file },
  ' recognizes ',
  { metric },
  ' by its name and calls no metric.',
];

/** The full stop of a text at the end, or the ellipsis of one that is cut, ends the sentence too. */
const toVerdict = (clause: RichText): RichText => [
  'Passes when ',
  ...clause,
  ...(/[.…]$/.test(toPlainText(clause)) ? [] : ['.']),
];

function describeSeveral(
  checks: readonly Check[],
  conj: Evaluation['conj'],
  verdictOptions: VerdictOptions,
): RichText {
  const alternatives = conj === 'or' ? describeAlternatives(checks, verdictOptions) : undefined;
  if (alternatives) return alternatives;
  const described = describeTogether(checks, conj, verdictOptions);
  const quantity = countChecks(checks.length, conj, described);
  const [first, ...others] = described;
  if (first && others.length === 0) {
    const isNamed = first.times === 1;
    const clause = [...first.clause, ...first.description];
    return isNamed ? clause : [`${quantity}, each of which requires that `, ...clause];
  }
  return [`${quantity}: `, ...joinClauses(described, conj, findLongest(checks, verdictOptions))];
}

/** Without their number where one clause is about several of them, which would be fewer clauses. */
function countChecks(
  number: number,
  conj: Evaluation['conj'],
  described: readonly DescribedChecks[],
): string {
  const isJoined = described.length > 1 && described.some(({ checks, times }) => checks > times);
  const of = isJoined && number > 2 ? '' : `${number} `;
  if (conj !== 'and') return `at least one of the ${of}checks passes`;
  return number === 2 ? 'both checks pass' : `all ${of}checks pass`;
}

const findLongest = (checks: readonly Check[], { vocabulary }: VerdictOptions): number =>
  checks.some(({ metric }) => isOwnFunction(vocabulary.find('metric', metric ?? '')))
    ? longestOwnClauses
    : longestClauses;

/** "A; B; and C", or "A; and 4 others" where all would be too long. */
function joinClauses(
  described: readonly DescribedChecks[],
  conj: Evaluation['conj'],
  longest: number,
): RichText {
  let length = 0;
  const fitting = described.filter(({ clause }, index) => {
    length += toPlainText(clause).length;
    return index === 0 || length <= longest;
  });
  const others = sum(described.slice(fitting.length).map(({ checks }) => checks));
  const shown = others > mostValues ? fitting : described;
  const isBrief = sumLengths(shown) <= longest;
  const clauses = shown.map(({ clause, times, description }): RichText => [
    ...clause,
    ...(isBrief ? description : []),
    ...(times === 1 ? [] : [` (${times} checks)`]),
  ]);
  const isCut = shown.length < described.length;
  const last: RichText[] = isCut ? [[count(others, 'other check'), ' below']] : [];
  return [...clauses, ...last].flatMap((clause, index, { length }) => {
    if (index === 0) return clause;
    return [index === length - 1 ? `; ${conj} ` : '; ', ...clause];
  });
}

const sumLengths = (described: readonly DescribedChecks[]): number =>
  sum(described.map(({ clause, description }) => toPlainText([...clause, ...description]).length));
