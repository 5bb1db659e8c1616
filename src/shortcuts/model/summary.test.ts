import { expect, test } from 'vitest';
import { summarizeShortcuts } from './summary.ts';

const shell = {
  class: 'unsafe-judge',
  kind: 'text is run in a shell',
  certainty: 'likely',
} as const;
const evaluated = {
  class: 'unsafe-judge',
  kind: 'text is evaluated',
  certainty: 'certain',
} as const;
const empty = {
  class: 'nothing-asked',
  kind: 'empty output passes',
  certainty: 'possible',
} as const;

test('counts each task once for each class and for each remedy', () => {
  const shortcuts = [
    { ...shell, file: 'a.json' },
    { ...evaluated, file: 'a.json' },
    { ...empty, file: 'a.json' },
    { ...shell, file: 'b.json' },
  ];
  const [first, second, third, fourth] = shortcuts;
  expect(summarizeShortcuts(shortcuts)).toEqual({
    tasks: 2,
    certainties: { certain: 1, likely: 1, possible: 0 },
    groups: [
      { class: 'unsafe-judge', shortcuts: [first, second, fourth], tasks: 2 },
      { class: 'nothing-asked', shortcuts: [third], tasks: 1 },
    ],
    remedy: {
      text: "do not execute or unpack what the agent wrote in the judge's process",
      tasks: 2,
    },
  });
});

test('of classes with as many tasks, the first in the order of classes comes first', () => {
  const shortcuts = [
    { ...shell, file: 'a.json' },
    { ...empty, file: 'b.json' },
  ];
  expect(summarizeShortcuts(shortcuts).groups.map((group) => group.class)).toEqual([
    'nothing-asked',
    'unsafe-judge',
  ]);
});

test('has neither classes nor a remedy without shortcuts', () => {
  expect(summarizeShortcuts([])).toEqual({
    tasks: 0,
    certainties: { certain: 0, likely: 0, possible: 0 },
    groups: [],
    remedy: undefined,
  });
});
