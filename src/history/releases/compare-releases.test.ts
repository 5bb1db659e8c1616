import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import type { ReleaseDiff, ReleasedTask } from '../model/release.ts';
import { compareReleases } from './compare-releases.ts';
import { suggestStep, suggestVersion } from './next-version.ts';

const task = (id: string, fields: JsonObject = {}, file = `${id}.json`): ReleasedTask => ({
  id,
  file,
  fields: exampleTask({ id, instruction: `Do ${id} now.`, ...fields }),
});

const compare = (before: readonly ReleasedTask[], after: readonly ReleasedTask[]) =>
  compareReleases(before, after, { quotesExpected: true });

const count = ({ added, removed, renamed, changed, same }: ReleaseDiff) =>
  [added, removed, renamed, changed, same].map(({ length }) => length);

test('each task is in one list', () => {
  const diff = compare(
    [task('a'), task('b'), task('c'), task('d'), task('e')],
    [
      task('a'),
      task('b', { instruction: 'Do b later.' }),
      task('c', {}, 'moved/c.json'),
      task('x', { instruction: 'Do d now.' }),
      task('f', { instruction: 'Turn the picture by half.', evaluator: 'manual', config: [{}] }),
    ],
  );
  expect(count(diff)).toEqual([1, 1, 2, 1, 1]);
  expect(diff.renamed.map(({ before, after }) => [before.file, after.file])).toEqual([
    ['c.json', 'moved/c.json'],
    ['d.json', 'x.json'],
  ]);
});

const long = 'Open the report in the editor, then save it as a PDF on the desktop.';

test('a renamed task has the class of its other changes', () => {
  const { renamed } = compare(
    [task('a', { instruction: long })],
    [task('b', { instruction: long, source: 'example' })],
  );
  expect(renamed.map((pair) => [pair.class, pair.similarity < 1])).toEqual([['editorial', true]]);
});

test('a task in another file that has changed is a changed one', () => {
  const diff = compare([task('a')], [task('a', { proxy: true }, 'moved/a.json')]);
  expect(count(diff)).toEqual([0, 0, 0, 1, 0]);
});

test.for<[string, ReleasedTask[], string | undefined]>([
  ['nothing', [task('a')], undefined],
  ['how a task is judged', [task('a', { evaluator: 'manual' })], 'major'],
  ['the setup', [task('a', { proxy: true })], 'major'],
  ['an instruction', [task('a', { instruction: 'Do a later.' })], 'major'],
  ['a new task', [task('a'), task('b')], 'minor'],
  ['a source', [task('a', { source: 'https://example.org' })], 'patch'],
  ['a file', [task('a', {}, 'moved/a.json')], 'patch'],
  ['a task that is gone', [], 'major'],
])('a change of %s suggests a version', ([, after, step]) => {
  expect(suggestStep(compare([task('a')], after))).toBe(step);
});

test.for([
  ['1.4.2', 'major', '2.0.0'],
  ['v1.4.2', 'minor', 'v1.5.0'],
  ['1.4.2', 'patch', '1.4.3'],
  ['2024-02-01', 'patch', undefined],
  ['0.3.0', 'major', '1.0.0'],
] as const)('after %s comes, as a %s version, %s', ([version, step, expected]) => {
  expect(suggestVersion(version, step)).toBe(expected);
});
