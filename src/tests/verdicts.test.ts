import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { buildCatalogue } from '#catalogue/catalogue.ts';
import { toTaskVerdict } from '#catalogue/evaluation/task-verdict.ts';
import { loadDataset } from '#dataset/load/load-dataset.ts';
import { describeVerdict } from '#sentences/metrics/describe-verdict.ts';
import { toVerdictOptions } from '#sentences/metrics/verdict-options.ts';
import { toPlainText } from '#text/rich-text.ts';
import { examples } from './support/example-options.ts';

/** Another dataset: the folder that BENCHLIGHT_DATASET names, with the environment of BENCHLIGHT_ENVIRONMENT. */
const { BENCHLIGHT_DATASET, BENCHLIGHT_ENVIRONMENT: environment } = process.env;

/** Whether a sentence sends the reader elsewhere for a single thing, or for up to four. */
const isEvasive = (words: string): boolean =>
  [...words.matchAll(/\b(?:(\d[\d,]*) )?[a-z-]+(?: [a-z-]+)? below\b/g)].some(
    ([, number = '1']) => Number(number.replaceAll(',', '')) <= 4,
  );

test('says up to four values in the sentence, and no more than once what repeats', async () => {
  const folder = resolve(BENCHLIGHT_DATASET ?? examples);
  const dataset = await loadDataset(folder, undefined, { environment });
  const catalogue = buildCatalogue(dataset);
  const options = toVerdictOptions(catalogue);
  const verdicts = catalogue.entries.flatMap((entry) => [
    [entry.file, toTaskVerdict(entry, catalogue)] as const,
    ...entry.task.evaluators.map(
      ({ evaluation }) => [entry.file, describeVerdict(evaluation, options)] as const,
    ),
  ]);
  const faulty = verdicts.flatMap(([file, verdict]) => {
    const words = verdict.map((part) => (typeof part === 'string' ? part : '`')).join('');
    const repeats = /regardless of [^;]*, regardless of |with the rules below/.test(words);
    return isEvasive(words) || repeats ? [`${file}: ${toPlainText(verdict)}`] : [];
  });
  expect(verdicts.length).toBeGreaterThan(0);
  expect(faulty).toEqual([]);
});

test.for([
  ['the pattern below', true],
  ['both: 1 other check below', true],
  ['has the 4 values below', true],
  ['has the 5 values below', false],
  ['the 12 rules below, and 5 other checks below', false],
  ['is at a.txt', false],
] as const)('sees of "%s" whether it is evasive: %s', ([words, expected]) => {
  expect(isEvasive(words)).toBe(expected);
});
