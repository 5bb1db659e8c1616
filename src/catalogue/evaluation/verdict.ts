import type { Check, Evaluation } from '../../format/task.ts';
import type { Catalogue } from '../catalogue.ts';
import { type RichText, toPlainText } from '../../text/rich-text.ts';
import { tellAlternatives } from './verdict-alternatives.ts';
import { tellByTemplate, type Telling } from './verdict-places.ts';
import { tellSource } from './verdict-source.ts';

export type { Telling } from './verdict-places.ts';
export { literalGetters, tellSource } from './verdict-source.ts';

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
export function toTelling({ vocabulary, about }: Pick<Catalogue, 'vocabulary' | 'about'>): Telling {
  return { vocabulary, quotesExpected: (about.answers ?? 'show') === 'show' };
}

/** One sentence that says when the task succeeds. */
export function tellVerdict({ checks, conj }: Evaluation, telling: Telling): RichText {
  const [only, second] = checks;
  if (!only) return ['Nothing is judged: the evaluator names no metric.'];
  if (second) return tellSeveral(checks, conj, telling);
  if (only.metric === placeholderMetric) {
    return [
      { metric: placeholderMetric },
      ' is a placeholder: nothing is checked automatically. Such a task is meant to be impossible, and an agent does well by saying so.',
    ];
  }
  return ['Succeeds when ', ...tellCheck(only, telling), '.'];
}

/** What one check demands, as a clause. */
export function tellCheck(check: Check, telling: Telling): RichText {
  const told = tellByTemplate(check, telling);
  if (told) return told;
  const { metric, result, expected } = check;
  const { vocabulary, quotesExpected: quotes } = telling;
  const judge: RichText = metric === undefined ? ['a check without a metric'] : [{ metric }];
  const subject = result ? [' accepts ', ...tellSource(result, { vocabulary })] : [' passes'];
  const reference = expected
    ? [', compared with ', ...tellSource(expected, { vocabulary, quotes })]
    : [];
  return [...judge, ...subject, ...reference];
}

function tellSeveral(
  checks: readonly Check[],
  conj: Evaluation['conj'],
  telling: Telling,
): RichText {
  const alternatives = conj === 'or' ? tellAlternatives(checks, telling) : undefined;
  if (alternatives) return ['Succeeds when ', ...alternatives, '.'];
  const number = checks.length;
  const all = number === 2 ? 'both checks pass' : `all ${number} checks pass`;
  const one = `at least one of the ${number} checks passes`;
  return [`Succeeds when ${conj === 'and' ? all : one}`, ...tellPair(checks, conj, telling), '.'];
}

/** Both of two checks, when they can be told in short and apart. */
function tellPair(checks: readonly Check[], conj: Evaluation['conj'], telling: Telling): RichText {
  const clauses = checks.map((check) => tellByTemplate(check, telling));
  const [one, other] = clauses;
  if (!one || !other || clauses.length > 2) return [];
  const [first, last] = [toPlainText(one), toPlainText(other)];
  const isTold = first !== last && first.length + last.length <= longestPair;
  return isTold ? [': ', ...one, `; ${conj} `, ...other] : [];
}
