import { expect, test } from 'vitest';
import { withholdAnswers } from '#catalogue/answers/answers.ts';
import { exampleCode, withCode } from '#catalogue/digests/example-code.ts';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { buildPublished, task } from '../timeline/example-history.ts';
import { createJudgingLister } from './judging-digests.ts';

const today = exampleCode({ 'metric exact_match': 'today' });
const earlier = exampleCode({ 'metric exact_match': 'earlier' });
const secret = { type: 'rule', rules: { expected: 'secret' } };
const tasks = [
  task('a', { evaluator: { func: 'exact_match', expected: secret } }),
  task('b', { evaluator: { func: 'compare_csv' } }),
];

test.for(['show', 'omit'] as const)(
  'digests the tasks of a release with its own code (answers: %s)',
  (answers) => {
    const publish = (stored: (typeof tasks)[number]) =>
      answers === 'omit' ? { id: stored.id, ...withholdAnswers(stored) } : stored;
    const history = buildPublished(publish, [tasks, [...tasks, task('c')]]);
    const list = createJudgingLister(history, withCode(today));
    const [release] = history.states;
    if (!release) throw new Error('there is a release');
    expect(list(release)).toBeUndefined();

    const datasetFile = { title: 'T', language: 'en', answers };
    const digestsWith = (code: typeof today) =>
      exampleCatalogue(Object.fromEntries(tasks.map(({ file, fields }) => [file, fields])), {
        datasetFile,
        vocabulary: withCode(code),
      }).entries.map(({ file, judgingDigest, startingDigest }) => ({
        file,
        judgingDigest,
        startingDigest,
      }));
    const listed = list({ ...release, code: earlier });
    expect(listed).toEqual(digestsWith(earlier));
    expect(
      listed?.map(
        ({ judgingDigest }, index) => judgingDigest === digestsWith(today)[index]?.judgingDigest,
      ),
    ).toEqual([false, true]);
  },
);
