import type { Check, Evaluation } from '../../format/task.ts';
import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import type { About } from '../citing/about.ts';
import { type RichText, toPlainText } from '../../text/rich-text.ts';
import { describeAlternatives } from './verdict-alternatives.ts';
import { fillTemplates, type VerdictOptions } from './verdict-places.ts';
import { describeSource } from './verdict-source.ts';

export type { VerdictOptions } from './verdict-places.ts';
export { literalGetters, describeSource } from './verdict-source.ts';

/** The metric that stands for no behaviour. */
export const placeholderMetric = 'infeasible';

/** Two clauses that are longer than this together are left to the checks below. */
const longestPair = 300;

/** The checks that have something to show: all but placeholders that are given nothing. */
export function shownChecks(checks: readonly Check[]): Check[] {
  return checks.filter(
    ({ metric, result, expected }) =>
      metric !== placeholderMetric || result !== undefined || expected !== undefined,
  );
}

/** How the pages of a dataset tell verdicts: without the expected values that it does not show. */
export function toVerdictOptions({
  vocabulary,
  about,
}: {
  vocabulary: Vocabulary;
  about: Pick<About, 'answers'>;
}): VerdictOptions {
  return { vocabulary, quotesExpected: (about.answers ?? 'show') === 'show' };
}

/** One sentence that says when the task succeeds. */
export function describeVerdict(
  { checks, conj }: Evaluation,
  verdictOptions: VerdictOptions,
): RichText {
  const [only, second] = checks;
  if (!only) return ['Nothing is judged: the evaluator names no metric.'];
  if (second) return describeSeveral(checks, conj, verdictOptions);
  if (only.metric === placeholderMetric) {
    return [
      { metric: placeholderMetric },
      ' is a placeholder: nothing is checked automatically. Such a task is meant to be impossible, and an agent does well by saying so.',
    ];
  }
  return ['Succeeds when ', ...describeCheck(only, verdictOptions), '.'];
}

/** What one check demands, as a clause. */
export function describeCheck(check: Check, verdictOptions: VerdictOptions): RichText {
  const told = fillTemplates(check, verdictOptions);
  if (told) return told;
  const { metric, result, expected } = check;
  const { vocabulary, quotesExpected: quotes } = verdictOptions;
  const judge: RichText = metric === undefined ? ['a check without a metric'] : [{ metric }];
  const subject = result ? [' accepts ', ...describeSource(result, { vocabulary })] : [' passes'];
  const reference = expected
    ? [', compared with ', ...describeSource(expected, { vocabulary, quotes })]
    : [];
  return [...judge, ...subject, ...reference];
}

function describeSeveral(
  checks: readonly Check[],
  conj: Evaluation['conj'],
  verdictOptions: VerdictOptions,
): RichText {
  const alternatives = conj === 'or' ? describeAlternatives(checks, verdictOptions) : undefined;
  if (alternatives) return ['Succeeds when ', ...alternatives, '.'];
  const number = checks.length;
  const all = number === 2 ? 'both checks pass' : `all ${number} checks pass`;
  const one = `at least one of the ${number} checks passes`;
  return [
    `Succeeds when ${conj === 'and' ? all : one}`,
    ...describePair(checks, conj, verdictOptions),
    '.',
  ];
}

/** Both of two checks, when they can be told in short and apart. */
function describePair(
  checks: readonly Check[],
  conj: Evaluation['conj'],
  verdictOptions: VerdictOptions,
): RichText {
  const clauses = checks.map((check) => fillTemplates(check, verdictOptions));
  const [one, other] = clauses;
  if (!one || !other || clauses.length > 2) return [];
  const [first, last] = [toPlainText(one), toPlainText(other)];
  const isWorded = first !== last && first.length + last.length <= longestPair;
  return isWorded ? [': ', ...one, `; ${conj} `, ...other] : [];
}
