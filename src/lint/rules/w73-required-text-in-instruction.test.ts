import { expect, test } from 'vitest';
import { commandOutput, executeStep, ruleSource } from '../examples/example-parts.ts';
import { findProblems } from '../examples/find-problems.ts';
import { requiredTextInInstruction as rule } from './w73-required-text-in-instruction.ts';

const instruction = 'Add a slide with the title "Harvest Calender" to the talk.';
const requiring = (text: string) => ({
  func: 'check_include_exclude',
  result: commandOutput('cat a'),
  expected: ruleSource({ include: [text] }),
});
const inCommand = (command: string) => ({ func: 'exact_match', result: commandOutput(command) });

test.for([
  ['a rule', requiring('Harvest Calendar'), 'expected/rules/include/0'],
  ['a command', inCommand("grep -c 'Harvest Calendar' a.txt"), 'result/command'],
] as const)('warns of another spelling in %s', ([, evaluator, place]) => {
  const problems = findProblems(rule, { instruction, evaluator });
  expect(problems).toEqual([
    {
      at: ['evaluator', ...place.split('/').map((key) => (key === '0' ? 0 : key))],
      required: 'Harvest Calendar',
      passage: 'Harvest Calender',
    },
  ]);
});

test('reads an evaluator that is an array, and the instructions of phases', () => {
  const problems = findProblems(rule, {
    instruction: 'Open the talk.',
    turns: [{ instruction }],
    evaluator: [['grep -q "Harvest Calendar" a && echo True', 100]],
  });
  expect(problems.map(({ at }) => at)).toEqual([['evaluator', 0, 0]]);
});

test.for([
  ['the same words', instruction, requiring('harvest, calender'), []],
  ['one word', instruction, requiring('Calendar'), []],
  ['other words', instruction, requiring('Harvest Festival'), []],
  [
    'what setup has',
    instruction,
    requiring('Harvest Calendar'),
    [executeStep('echo Harvest Calendar')],
  ],
  ['no instruction', 5, requiring('Harvest Calendar'), []],
] as const)('accepts %s', ([, text, evaluator, config]) => {
  expect(findProblems(rule, { instruction: text, evaluator, config })).toEqual([]);
});

const naming = (text: string, ...titles: readonly unknown[]) =>
  findProblems(rule, {
    instruction: text,
    evaluator: {
      func: 'a',
      result: commandOutput('cat a'),
      expected: ruleSource({ entries: titles.map((title) => ({ title, page: 1 })) }),
    },
  });

test('informs of names that the check requires in place of those of the instruction', () => {
  const problems = naming('Add two bookmarks, "Start" and "Finish".', 'Part One', 'Part Two');
  const at = ['evaluator', 'expected', 'rules', 'entries', 0, 'title'];
  expect(problems).toEqual([{ at, required: 'Part One', count: 2, severity: 'info' }]);
  expect(problems.map((problem) => rule.message(problem))).toEqual([
    'the check requires 2 texts such as "Part One", but the instruction has others; use the same texts',
  ]);
});

test.for([
  ['the instruction has one of them', 'Add "Part One" and "Finish".', 'Part One', 'Part Two'],
  ['the instruction names none', 'Add bookmarks.', 'Part One', 'Part Two'],
  [
    'a mail may name them',
    'Add "Start" and "Finish" as asked in the mail.',
    'Part One',
    'Part Two',
  ],
  ['they are no texts', 'Add "Start" and "Finish".', 5, 6],
] as const)('accepts names where %s', ([, text, ...titles]) => {
  expect(naming(text, ...titles)).toEqual([]);
});
