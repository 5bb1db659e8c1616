import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { groupFamilies } from './families.ts';
import { listUsedGroups } from './groups.ts';
import { countIterated } from '#tests/counting/count-iterated.ts';
import { shortHash } from '#text/short-hash.ts';

test('sorts groups into families by name, a name of two families into both, unknown ones last', () => {
  const func = ['judge_dance', 'check_file_exists', 'check_csv'];
  const { groups } = exampleCatalogue({ '1.json': { evaluator: { func } } });
  const families = groupFamilies(listUsedGroups(groups.metrics)).map(
    ({ slug, label, groups: members }) => [slug, label, members.map(({ name }) => name)],
  );
  expect(families).toEqual([
    ['family-general', 'General', ['check_csv']],
    ['family-image-editor', 'Image editor', ['check_file_exists']],
    ['family-word-processor-documents', 'Word-processor documents', ['check_file_exists']],
    ['family-not-in-the-vocabulary', 'Not in the vocabulary', ['judge_dance']],
  ]);
});

test.for<[string[], string[]]>([
  [['paint box'], ['paint box family-paint-box']],
  [
    ['paint box', 'paint-box'],
    [`paint box family-paint-box-${shortHash('paint box')}`, 'paint-box family-paint-box'],
  ],
])('gives the families %j a place of their own each', ([names, expected]) => {
  const metrics = Object.fromEntries(names.map((family, index) => [`judge_${index}`, { family }]));
  const tasks = { '1.json': { evaluator: { func: Object.keys(metrics) } } };
  const vocabulary = createVocabulary({ metrics });
  const { groups } = exampleCatalogue(tasks, { vocabulary });
  const families = groupFamilies(listUsedGroups(groups.metrics));
  expect(families.map(({ name, slug }) => `${name} ${slug}`)).toEqual(expected);
});

test('makes no family without groups', () => {
  expect(groupFamilies([])).toEqual([]);
});

test('reads each group once', () => {
  const metrics = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`judge_${index}`, { family: 'paint box' }]),
  );
  const { groups } = exampleCatalogue({}, { vocabulary: createVocabulary({ metrics }) });
  const count = countIterated(() => groupFamilies(groups.metrics));
  expect(count).toBeLessThan(10 * groups.metrics.length);
});
