import { expect, test } from 'vitest';
import { exampleDataset } from '../examples/example-dataset.ts';
import { idUnique as rule } from './d02-id-unique.ts';

const problemsIn = (idsByFile: Record<string, unknown>) => {
  const files = Object.entries(idsByFile).map(([file, id]) => [file, { id }] as const);
  const { tasks, context } = exampleDataset(Object.fromEntries(files));
  return [...rule.check(tasks, context)].map((problem) => ({
    file: problem.file,
    other: problem.other,
    severity: problem.severity ?? rule.severity,
  }));
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
  ['the same folder', 'a.json', 'b.json'],
  ['two folders', 'one/a.json', 'two/a.json'],
  ['one platform at two depths', 'sets/linux/a.json', 'linux/a.json'],
  ['one platform written in two ways', 'set-linux/a.json', 'linux/a.json'],
  ['a platform as part of a word', 'window/a.json', 'winter/a.json'],
  ['platforms in the names of the files', 'os/a-linux.json', 'os/a-windows.json'],
] as const)('reports an id that occurs in %s', ([, first, file]) => {
  expect(problemsIn({ [first]: 'a', [file]: 'a' })).toEqual([
    { file, other: first, severity: 'warning' },
  ]);
});

test.for([
  ['two platforms', 'linux/os/', 'windows/os/'],
  ['a platform and none', 'examples/os/', 'examples_windows/os/'],
] as const)('takes ids in folders of %s for intended', ([, other, folder]) => {
  expect(problemsIn({ [`${other}a.json`]: 'a', [`${folder}a.json`]: 'a' })).toEqual([
    { file: `${folder}a.json`, other, severity: 'info' },
  ]);
});

const copied = (folder: string, instructions: readonly string[]) =>
  Object.fromEntries(
    instructions.map((instruction, id) => [
      `${folder}/${id}.json`,
      { id: String(id), instruction },
    ]),
  );

const asked = [
  'Close the old browser window.',
  'Mute the loud music player.',
  'Turn the page over.',
];

test('takes a folder with the tasks of another one for variants', () => {
  const variants = asked.map((instruction) => `${instruction} Be quick.`);
  const parts = { ...copied('calm', asked), ...copied('hurried', variants) };
  const { tasks, context } = exampleDataset(parts);
  const problems = [...rule.check(tasks, context)];
  expect(problems).toMatchObject([{ file: 'hurried/0.json', severity: 'info', tasks: 3 }]);
  expect(problems[0]?.files).toHaveLength(6);
  expect(problems.map((problem) => rule.message(problem))).toEqual([
    '3 of 3 tasks of "hurried/" have the ids of tasks of "calm/"; make sure that results are stored apart',
  ]);
});

test('reports ids of other tasks, however many', () => {
  const others = ['Write a letter to my aunt.', 'Print this long report.', 'Find a cheap flight.'];
  const { tasks, context } = exampleDataset({
    ...copied(
      'one',
      asked.map((text) => `${text} Then save it.`),
    ),
    ...copied('two', others),
  });
  expect([...rule.check(tasks, context)]).toHaveLength(3);
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

test('gives all tasks with the id and the instruction of another one a single cause', () => {
  const files = ['chrome/a', 'chrome/b', 'os/a', 'os/b', 'vlc/b'];
  const tasks = Object.fromEntries(files.map((file) => [`${file}.json`, { id: file.slice(-1) }]));
  const { tasks: members, context } = exampleDataset({ ...tasks, 'os/c.json': { id: 'c' } });
  const causes = [...rule.check(members, context)].map(({ cause }) => cause);
  expect(causes).toHaveLength(3);
  expect(new Set(causes)).toEqual(
    new Set(['the task has the id and the instruction of another one']),
  );
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
  const facts = { kind: 'task', id: 'a', other: 'os/a.json' } as const;
  expect(rule.message({ ...facts, isCopy: false })).toBe(
    'the id "a" is already used by "os/a.json", with another instruction; give each task a unique id',
  );
});
