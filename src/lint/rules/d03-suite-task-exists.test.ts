import { expect, test } from 'vitest';
import { exampleDataset } from '../examples/example-dataset.ts';
import { suiteTaskExists as rule } from './d03-suite-task-exists.ts';

type Lists = Readonly<Record<string, readonly string[]>>;

function problemsIn(idsByFile: Readonly<Record<string, unknown>>, lists: Lists) {
  const files = Object.entries(idsByFile).map(([file, id]) => [file, { id }] as const);
  const { tasks, context } = exampleDataset({
    ...Object.fromEntries(files),
    'suites/quick.json': lists,
  });
  return [...rule.check(tasks, context)];
}

const files = {
  'os/write-letter.json': 'write-letter',
  'linux/browser/open-tab.json': 'open-tab',
  'browser/close-tab.json': 'close-tab',
};

test.for<[string, Readonly<Record<string, unknown>>, Lists]>([
  ['an id in its folder', { 'os/a.json': 'a' }, { os: ['a'] }],
  ['the last part of a path', { 'linux/os/a.json': 'a' }, { os: ['a'] }],
  ['the name of a file that has another id', { 'os/a.json': 'b' }, { os: ['a', 'b'] }],
  ['the name of a file whose id cannot be read', { 'os/a.json': 5 }, { os: ['a'] }],
  ['a task in a folder of its own', { 'os/a/task.json': 'a' }, { os: ['a'] }],
  ['a task in no folder', { 'a.json': 'a' }, { '': ['a'] }],
  ['the name of the folder that was checked', { 'a.json': 'a' }, { tasks: ['a'] }],
  [
    'any folder for a task in a file with several',
    { 'all.json#a': 'a', 'b.json': 'b' },
    { os: ['a'] },
  ],
  ['an empty suite', { 'os/a.json': 'a' }, {}],
])('accepts %s', ([, idsByFile, lists]) => {
  expect(problemsIn(idsByFile, lists)).toEqual([]);
});

test.for<[string, Lists, object]>([
  ['an id like no other', { os: ['play-song'] }, {}],
  [
    'an id in another folder',
    { os: ['open-tab'] },
    { near: { folder: 'browser', id: 'open-tab' } },
  ],
  ['an id a letter off', { os: ['write-leter'] }, { near: { folder: 'os', id: 'write-letter' } }],
  [
    'an id a letter off that of another folder',
    { os: ['close-tabs'] },
    { near: { folder: 'browser', id: 'close-tab' } },
  ],
  [
    'an id in other capitals',
    { os: ['Write-Letter'] },
    { near: { folder: 'os', id: 'write-letter' } },
  ],
])('reports %s', ([, lists, facts]) => {
  const [folder, [id] = []] = Object.entries(lists)[0] ?? [];
  expect(problemsIn(files, lists)).toEqual([
    {
      kind: 'task',
      file: 'suites/quick.json',
      at: [folder, 0],
      folder,
      id,
      near: undefined,
      cause: 'a suite lists a task that does not exist',
      ...facts,
    },
  ]);
});

test('does not offer a task that the suite lists already', () => {
  const lists = { os: ['task-1', 'task-2', 'task-3'] };
  const problems = problemsIn({ 'os/task-1.json': 'task-1', 'os/task-3.json': 'task-3' }, lists);
  expect(problems).toMatchObject([{ id: 'task-2', near: undefined }]);
});

test('prefers a near id of the same folder', () => {
  const two = { 'browser/tab-1.json': 'tab-1', 'os/tab-2.json': 'tab-2' };
  expect(problemsIn(two, { os: ['tab-3'] })).toMatchObject([{ near: { folder: 'os' } }]);
});

test('reports every id in every suite', () => {
  const { tasks, context } = exampleDataset({
    'os/a.json': { id: 'a' },
    'suites/one.json': { os: ['x', 'a', 'y'] },
    'suites/two.json': { os: ['x'] },
  });
  expect([...rule.check(tasks, context)].map(({ file, at }) => [file, ...at])).toEqual([
    ['suites/one.json', 'os', 0],
    ['suites/one.json', 'os', 2],
    ['suites/two.json', 'os', 0],
  ]);
});

test('makes one finding of a list of missing tasks', () => {
  const problems = problemsIn(files, { os: ['play-song', 'hum-tune'], vlc: ['whistle'] });
  expect(problems).toMatchObject([{ at: [], severity: 'warning' }]);
  expect(problems.map((problem) => rule.message(problem))).toEqual([
    'none of the 3 ids that this file lists is a task; correct them, add the tasks, or remove the list',
  ]);
});

const facts = { kind: 'task', folder: 'os', id: 'a', near: undefined } as const;

test.for<[Partial<Extract<Parameters<typeof rule.message>[0], { kind: 'task' }>>, string]>([
  [{}, 'the folder "os" has no task "a"; correct the id or remove it'],
  [
    { near: { folder: '', id: 'a' } },
    'the folder "os" has no task "a"; it is in the root folder, so list it under ""',
  ],
  [
    { folder: '', near: { folder: 'os', id: 'a' } },
    'the root folder has no task "a"; it is in "os", so list it there',
  ],
  [
    { near: { folder: '', id: 'b' } },
    'the folder "os" has no task "a"; did you mean "b" in the root folder?',
  ],
  [
    { folder: 'bu\u0308ro', near: { folder: 'b\u00fcro', id: 'a' } },
    'the folder "bu\u0308ro" has no task "a", but one whose name differs only in its Unicode form; use one form, such as NFC',
  ],
  [
    { near: { folder: 'vlc', id: 'b' } },
    'the folder "os" has no task "a"; did you mean "b" in "vlc"?',
  ],
])('says what may be meant: %j', ([more, expected]) => {
  expect(rule.message({ ...facts, ...more })).toBe(expected);
});
