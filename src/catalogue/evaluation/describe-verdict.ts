import type { Check, Evaluation } from '../../format/task.ts';
import { type RichText, toPlainText } from '../../text/rich-text.ts';
import { describeAlternatives } from './describe-alternatives.ts';
import { describeByTemplate } from './metric-sentence.ts';
import type { VerdictOptions } from './verdict-options.ts';
import { describeSource } from './describe-source.ts';
import { placeholderMetric } from '../../vocabulary/metrics/placeholder.ts';

/** Two clauses that are longer than this together are not quoted; the page shows them below. */
const longestPair = 300;

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
      " marks a task that cannot be done. OSWorld passes it only when the agent's last action is FAIL, and fails any other task that ends this way.",
    ];
  }
  return ['Passes when ', ...describeCheck(only, verdictOptions), '.'];
}

/** What one check demands, as a clause. */
export function describeCheck(check: Check, verdictOptions: VerdictOptions): RichText {
  const clause = describeByTemplate(check, verdictOptions);
  if (clause) return clause;
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
  if (alternatives) return ['Passes when ', ...alternatives, '.'];
  const number = checks.length;
  const all = number === 2 ? 'both checks pass' : `all ${number} checks pass`;
  const one = `at least one of the ${number} checks passes`;
  return [
    `Passes when ${conj === 'and' ? all : one}`,
    ...describePair(checks, conj, verdictOptions),
    '.',
  ];
}

/** Both of two checks, when their clauses are short and differ. */
function describePair(
  checks: readonly Check[],
  conj: Evaluation['conj'],
  verdictOptions: VerdictOptions,
): RichText {
  const clauses = checks.map((check) => describeByTemplate(check, verdictOptions));
  const [one, other] = clauses;
  if (!one || !other || clauses.length > 2) return [];
  const [first, last] = [toPlainText(one), toPlainText(other)];
  const isWorded = first !== last && first.length + last.length <= longestPair;
  return isWorded ? [': ', ...one, `; ${conj} `, ...other] : [];
}
