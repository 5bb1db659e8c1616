import { expect, test } from 'vitest';
import { exampleDataset } from '../examples/example-dataset.ts';
import { instructionUnique as rule } from './d05-instruction-unique.ts';

/** Tasks whose ids are their files' names. */
function problemsIn(instructions: Readonly<Record<string, unknown>>) {
  const files = Object.entries(instructions).map(([file, instruction]) => {
    const id = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
    return [file, { id, instruction }] as const;
  });
  return check(Object.fromEntries(files));
}

function check(parts: Parameters<typeof exampleDataset>[0]) {
  const { tasks, context } = exampleDataset(parts);
  return [...rule.check(tasks, context)].map((problem) => {
    const { file, files, severity = 'warning' } = problem;
    const other = 'other' in problem ? problem.other : undefined;
    return { file, other, files, severity, message: rule.message(problem) };
  });
}

const long = 'Open the report on the desktop, put its title in bold and save it as a PDF';

test.for([
  ['other words', 'Close the browser.', 'Open the browser.'],
  ['one other word in a short sentence', 'Set the volume to 40%.', 'Set the volume to 60%.'],
  ['two sentences that begin alike', `${long}.`, 'Open the report on the desktop and print it.'],
  ['strings without words', '…', '…'],
  ['values that are not strings', 5, 5],
] as const)('accepts %s', ([, one, other]) => {
  expect(problemsIn({ 'a.json': one, 'b.json': other })).toEqual([]);
});

test.for([
  ['the same text', `${long}.`, `${long}.`, 'same words', 'warning'],
  ['the same words', `${long}.`, `${long.toUpperCase()}!`, 'same words', 'warning'],
  ['a single word', 'Continue.', 'continue', 'same words', 'warning'],
  ['a word more at the end', `${long}.`, `${long} too.`, '93%', 'info'],
  ['another last word', `${long}.`, long.replace('PDF', 'picture'), '87%', 'info'],
  ['a word more in the middle', `${long}.`, long.replace('save', 'then save'), '72%', 'info'],
  [
    'a language without blanks',
    'デスクトップにある報告書を開いて、題名を太字にして保存してください。',
    'デスクトップにある報告書を開いて、題名を太字にして保存して下さい。',
    '78%',
    'info',
  ],
] as const)('reports %s', ([, one, other, alike, severity]) => {
  expect(problemsIn({ 'a.json': one, 'b.json': other })).toMatchObject([
    {
      file: 'b.json',
      other: 'a.json',
      severity,
      message: expect.stringContaining(alike) as string,
    },
  ]);
});

test('reports each further task once, against the one that it is most like', () => {
  const problems = problemsIn({
    'a.json': `${long} now.`,
    'b.json': `${long} now, please.`,
    'c.json': `${long} now, please.`,
    'd.json': `${long} now.`,
  });
  expect(problems.map(({ file, other, severity }) => [file, other, severity])).toEqual([
    ['d.json', 'a.json', 'warning'],
    ['c.json', 'b.json', 'warning'],
    ['b.json', 'a.json', 'info'],
  ]);
});

test.for([
  ['the same id', { 'one/a.json': long, 'two/a.json': long }],
  ['another platform', { 'linux/a.json': long, 'windows/b.json': long }],
] as const)('passes over a task with %s', ([, instructions]) => {
  expect(problemsIn(instructions)).toEqual([]);
});

const goal = { instruction: long, config: [{ type: 'sleep', parameters: { seconds: 1 } }] };

test.for([
  ['an extra field', { attack: 'e-mail' }, { attack: 'pop-up' }, '"attack"'],
  ['a field that only one has', {}, { phase: 2 }, '"phase"'],
  ['the setup', {}, { config: [] }, '"config"'],
  ['the machine', { snapshot: 'light' }, { snapshot: 'dark' }, '"snapshot"'],
] as const)('takes tasks that differ in %s for variants', ([, one, other, field]) => {
  const parts = {
    'a.json': { ...goal, id: 'a', ...one },
    'b.json': { ...goal, id: 'b', ...other },
  };
  expect(check(parts)).toEqual([
    {
      file: 'a.json',
      other: undefined,
      files: ['a.json', 'b.json'],
      severity: 'info',
      message: `2 tasks have this instruction and differ in ${field}; make sure that they are variants`,
    },
  ]);
});

test.for([
  ['the source', { source: 'https://example.org/1' }, { source: 'https://example.org/2' }],
  ['the apps', { related_apps: ['os'] }, { related_apps: ['browser'] }],
  ['the id in a path', { log: '/logs/t-01' }, { log: '/logs/t-02' }],
] as const)('takes tasks that differ in %s alone for copies', ([, one, other]) => {
  const parts = {
    'a.json': { ...goal, id: 't-01', ...one },
    'b.json': { ...goal, id: 't-02', ...other },
  };
  expect(check(parts)).toMatchObject([{ file: 'b.json', other: 'a.json', severity: 'warning' }]);
});

const goals = ['Mute the player.', 'Close all tabs.', 'Turn the page.'];

function inFolders(...folders: readonly string[]) {
  return Object.fromEntries(
    folders.flatMap((folder) =>
      goals.map((instruction, index) => {
        const id = `${folder}-${index}`;
        return [`${folder}/${id}.json`, { id, instruction }] as const;
      }),
    ),
  );
}

test('takes the tasks of a folder for variants of those of another one', () => {
  const variants = inFolders('calm', 'hurried', 'noisy');
  expect(check(variants).map(({ file, severity, message }) => [file, severity, message])).toEqual([
    [
      'hurried/hurried-0.json',
      'info',
      '3 of 3 tasks of "hurried/" have the instructions of tasks of "calm/"; make sure that they are variants',
    ],
    [
      'noisy/noisy-0.json',
      'info',
      '3 of 3 tasks of "noisy/" have the instructions of tasks of "calm/"; make sure that they are variants',
    ],
  ]);
});

test('finds a copy in a folder with other tasks, and beside variants', () => {
  const copy = { id: 'x', instruction: goals[0] };
  const files = { ...inFolders('calm', 'hurried'), 'calm/x.json': copy, 'other/y.json': {} };
  expect(check(files).map(({ file, severity }) => [file, severity])).toEqual([
    ['hurried/hurried-0.json', 'info'],
    ['calm/x.json', 'warning'],
  ]);
  const elsewhere = { 'calm/a.json': { ...goal, id: 'a' }, 'other/b.json': { ...goal, id: 'b' } };
  expect(check(elsewhere)).toMatchObject([{ file: 'other/b.json', severity: 'warning' }]);
});

test('finds the equivalent within a platform behind the one of another', () => {
  const problems = problemsIn({ 'linux/a.json': long, 'mac/b.json': long, 'mac/c.json': long });
  expect(problems.map(({ file, other }) => [file, other])).toEqual([['mac/c.json', 'mac/b.json']]);
});

test('stays linear when all instructions are nearly the same', () => {
  const count = 3000;
  const instructions = Array.from({ length: count }, (_, n) => [
    `os/${n}.json`,
    `${long} and note down the number ${n}.`,
  ]);
  const problems = problemsIn(Object.fromEntries(instructions) as Record<string, string>);
  expect(problems).toHaveLength(count - 1);
  expect(new Set(problems.map(({ other }) => other))).toEqual(new Set(['os/0.json']));
});
