import { expect, test } from 'vitest';
import { exampleDataset } from '../examples/example-dataset.ts';
import { idUnique as rule } from './d02-id-unique.ts';

const problemsIn = (idsByFile: Record<string, unknown>) => {
  const files = Object.entries(idsByFile).map(([file, id]) => [file, { id }] as const);
  const { tasks, context } = exampleDataset(Object.fromEntries(files));
  return [...rule.check(tasks, context)].map(({ cause: _, ...problem }) => problem);
};

test.for([
  ['ids that differ', { 'a.json': 'a', 'b.json': 'b' }],
  ['ids that differ in case', { 'a.json': 'a', 'b.json': 'A' }],
  ['empty and unreadable ids', { 'a.json': '', 'b.json': '', 'c.json': 5, 'd.json': 5 }],
  ['a single task', { 'a.json': 'a' }],
] as const)('accepts %s', ([, idsByFile]) => {
  expect(problemsIn(idsByFile)).toEqual([]);
});

test.for([
  ['the same folder', 'a.json', 'b.json', 'error'],
  ['two folders', 'one/a.json', 'two/a.json', 'error'],
  ['two platforms', 'linux/os/a.json', 'windows/os/a.json', 'warning'],
  ['a platform and none', 'examples/os/a.json', 'examples_windows/os/a.json', 'warning'],
  ['one platform at two depths', 'sets/linux/a.json', 'linux/a.json', 'error'],
  ['one platform written in two ways', 'set-linux/a.json', 'linux/a.json', 'error'],
  ['a platform as part of a word', 'window/a.json', 'winter/a.json', 'error'],
  ['platforms in the names of the files', 'os/a-linux.json', 'os/a-windows.json', 'error'],
] as const)('reports an id that occurs in %s', ([, first, file, severity]) => {
  expect(problemsIn({ [first]: 'a', [file]: 'a' })).toEqual([
    { file, at: ['id'], id: 'a', other: first, isCopy: true, severity },
  ]);
});

test('reports every further task against the first', () => {
  const problems = problemsIn({ 'a.json': 'a', 'b.json': 'a', 'c.json': 'b', 'd.json': 'a' });
  expect(problems.map(({ file, other }) => [file, other])).toEqual([
    ['b.json', 'a.json'],
    ['d.json', 'a.json'],
  ]);
});

test('reports the copy, whose file has another name than the id', () => {
  const [problem] = problemsIn({ 'a-copy.json': 'b', 'b.json': 'b' });
  expect([problem?.file, problem?.other]).toEqual(['a-copy.json', 'b.json']);
});

test('gives the tasks of a copied folder one cause', () => {
  const files = ['chrome/a', 'chrome/b', 'os/a', 'os/b', 'vlc/b', 'c'];
  const tasks = Object.fromEntries(files.map((file) => [`${file}.json`, { id: file.slice(-1) }]));
  const dataset = exampleDataset({ ...tasks, 'd.json': { id: 'c' } });
  expect([...rule.check(dataset.tasks, dataset.context)].map(({ cause }) => cause)).toEqual([
    'tasks of "os/" have the ids of tasks of "chrome/"',
    'tasks of "os/" have the ids of tasks of "chrome/"',
    'tasks of "vlc/" have the ids of tasks of "chrome/"',
    'tasks of "./" have the ids of tasks of "./"',
  ]);
});

test('finds out whether the tasks have the same instruction', () => {
  const { tasks, context } = exampleDataset({
    'a.json': { id: 'a', instruction: 'Mute the player.' },
    'b.json': { id: 'a', instruction: 'Close the player.' },
    'c.json': { id: 'a', instruction: 'Mute the player.' },
  });
  expect([...rule.check(tasks, context)]).toMatchObject([
    { file: 'b.json', isCopy: false },
    { file: 'c.json', isCopy: true },
  ]);
});

test('names the other file, and says what to do with a copy', () => {
  const facts = { id: 'a', other: 'os/a.json' };
  expect(rule.message({ ...facts, isCopy: false })).toBe(
    'the id "a" is already used by "os/a.json", with another instruction; give each task a unique id',
  );
});
