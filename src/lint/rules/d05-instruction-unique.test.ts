import { expect, test } from 'vitest';
import { exampleDataset } from '../examples/example-dataset.ts';
import { instructionUnique as rule } from './d05-instruction-unique.ts';

/** Tasks whose ids are their files' names. */
function problemsIn(instructions: Readonly<Record<string, unknown>>) {
  const files = Object.entries(instructions).map(([file, instruction]) => {
    const id = file.slice(file.lastIndexOf('/') + 1);
    return [file, { id, instruction }] as const;
  });
  const { tasks, context } = exampleDataset(Object.fromEntries(files));
  return [...rule.check(tasks, context)];
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
  ['the same text', `${long}.`, `${long}.`, 1, 'warning'],
  ['the same words', `${long}.`, `${long.toUpperCase()}!`, 1, 'warning'],
  ['a single word', 'Continue.', 'continue', 1, 'warning'],
  ['a word more at the end', `${long}.`, `${long} too.`, 15 / 16, 'info'],
  ['another last word', `${long}.`, long.replace('PDF', 'picture'), 14 / 16, 'info'],
  ['a word more in the middle', `${long}.`, long.replace('save', 'then save'), 13 / 18, 'info'],
  [
    'a language without blanks',
    'デスクトップにある報告書を開いて、題名を太字にして保存してください。',
    'デスクトップにある報告書を開いて、題名を太字にして保存して下さい。',
    26 / 33,
    'info',
  ],
] as const)('reports %s', ([, one, other, alike, severity]) => {
  expect(problemsIn({ 'a.json': one, 'b.json': other })).toEqual([
    { file: 'b.json', at: ['instruction'], other: 'a.json', alike, severity },
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
    ['b.json', 'a.json', 'info'],
    ['c.json', 'b.json', 'warning'],
    ['d.json', 'a.json', 'warning'],
  ]);
});

test.for([
  ['the same id', { 'one/a.json': long, 'two/a.json': long }],
  ['another platform', { 'linux/a.json': long, 'windows/b.json': long }],
] as const)('passes over a task with %s', ([, instructions]) => {
  expect(problemsIn(instructions)).toEqual([]);
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
