import { expect, test } from 'vitest';
import { toEvaluation } from '#format/reading/to-evaluation.ts';
import { toPlainText } from '#text/rich-text.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { describeVerdict } from './describe-verdict.ts';
import { file } from './example-metrics.ts';

const long = `Keeps ${'very '.repeat(20)}good time`;

test.for([
  ['is short', 'Keeps time', { weight: 2 }, ' with weight 2 (“Keeps time”)'],
  ['is long', long, { weight: 2 }, ' with weight 2'],
  ['is long and stands alone', long, {}, ` (“${long}”)`],
  ['has the words of the name', 'Verifies that the tempos are as expected', {}, ''],
  ['has them and a list', 'Check tempo (beat, bar, swing)', { weight: 2 }, ' with weight 2'],
  ['has a list alone', 'Check tempo (beat, bar)', {}, ' (“Check tempo (beat, bar)”)'],
] as const)(
  'quotes beside values what is said of a metric: it %s',
  ([, summary, options, said]) => {
    const vocabulary = createVocabulary({ metrics: { check_tempo: { summary } } });
    const evaluation = toEvaluation({ func: 'check_tempo', result: file, options });
    expect(toPlainText(describeVerdict(evaluation, { vocabulary }))).toBe(
      `Passes when check_tempo accepts out.csv${said}.`,
    );
  },
);
