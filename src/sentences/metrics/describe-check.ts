import type { Check } from '../../format/task.ts';
import type { RichText } from '../../text/rich-text.ts';
import { describeSource } from './describe-source.ts';
import { describeMetric } from './metric-sentence.ts';
import type { VerdictOptions } from './verdict-options.ts';

/** What one check demands, as a clause. */
export function describeCheck(check: Check, verdictOptions: VerdictOptions): RichText {
  const clause = describeMetric(check, verdictOptions);
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
