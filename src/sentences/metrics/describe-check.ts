import type { Check, Source } from '#format/task.ts';
import type { RichText } from '#text/rich-text.ts';
import type { MetricEntry } from '#vocabulary/contract/entry.ts';
import { isNoReference } from '#vocabulary/fetches-none.ts';
import { findOwnDescription } from '#vocabulary/own-description.ts';
import { describeSource } from './describe-source.ts';
import { literalKeyOf } from './literal-getters.ts';
import { describeMetric } from './metric-sentence.ts';
import type { VerdictOptions } from './verdict-options.ts';

/** What one check demands, as a clause. */
export function describeCheck(check: Check, verdictOptions: VerdictOptions): RichText {
  const clause = describeMetric(check, verdictOptions);
  if (clause) return clause;
  const { metric, result, expected } = check;
  const { vocabulary, quotesExpected: quotes } = verdictOptions;
  const judge: RichText = metric === undefined ? ['a check without a metric'] : [{ metric }];
  const entry = vocabulary.find('metric', metric ?? '');
  const own = entry?.contract.verdict === undefined ? findOwnDescription(entry) : undefined;
  const quoted = own === undefined || quotes === false ? [] : [` (“${own}”)`];
  const subject = result ? [' accepts ', ...describeResult(result, vocabulary)] : [' passes'];
  const reference =
    expected && isCompared(check, entry, vocabulary)
      ? [', compared with ', ...describeSource(expected, { vocabulary, quotes })]
      : [];
  return [...judge, ...quoted, ...subject, ...reference];
}

/** Whether the metric reads its reference, and there is one. */
function isCompared(
  { expected }: Check,
  metric: MetricEntry | undefined,
  vocabulary: VerdictOptions['vocabulary'],
): boolean {
  if (!expected || metric?.source?.ignoresExpected === true) return false;
  const key = literalKeyOf(expected, vocabulary);
  const isNull = key !== undefined && expected.fields[key] === null;
  return !isNull && !isNoReference(expected.fields, vocabulary);
}

/** Values that the task itself contains are not those that a check expects. */
const describeResult = (result: Source, vocabulary: VerdictOptions['vocabulary']): RichText =>
  literalKeyOf(result, vocabulary) === undefined
    ? describeSource(result, { vocabulary })
    : ['the values in ', { code: 'result' }];
