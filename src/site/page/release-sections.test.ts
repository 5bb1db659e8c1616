import { expect, test } from 'vitest';
import { compareReleases } from '#history/releases/compare-releases.ts';
import { task } from '#history/timeline/example-history.ts';
import { listChangeSections } from './release-sections.ts';

const other = task('e', {
  instruction: 'Play.',
  evaluator: 'manual',
  config: [{}],
  related_apps: [],
});
const before = [task('a'), task('b'), task('c'), task('d')];

test.for([
  [
    'judging comes before a change of the source',
    [task('a', { source: 'x' }), task('b', { evaluator: 'manual' }), task('c'), other],
    ['judging Changed: judging', 'editorial Changed: editorial', 'removed Removed', 'added Added'],
  ],
  ['a release in which all is the same has none', before, []],
] as const)('sections of a release: %s', ([, after, expected]) => {
  const diff = compareReleases(before, after, { quotesExpected: true });
  expect(listChangeSections(diff).map(({ slug, text }) => `${slug} ${text}`)).toEqual(expected);
});

test('the first release has no changes', () => {
  expect(listChangeSections(undefined)).toEqual([]);
});
