import { expect, test } from 'vitest';
import { exampleShortcut } from './example-shortcut.ts';
import {
  groupShortcuts,
  joinLines,
  locateSource,
  describeShortcuts,
} from './describe-shortcuts.ts';

test.for([
  ['one way', ['already-so'], '1 way to pass without the work: already so'],
  [
    'each way once, in the order of the classes',
    ['nothing-asked', 'reference-in-reach', 'nothing-asked'],
    '2 ways to pass without the work: reference in reach, nothing asked',
  ],
] as const)('summarizes %s', ([, classes, summary]) => {
  const shortcuts = classes.map((name) => exampleShortcut({ class: name }));
  expect(describeShortcuts(shortcuts)).toBe(summary);
});

test('joins shortcuts that differ in nothing but their place', () => {
  const first = exampleShortcut({ line: 3 });
  const second = exampleShortcut({ line: 9 });
  const certain = exampleShortcut({ certainty: 'certain' });
  const inSource = exampleShortcut({ source: { file: 'judge.py', line: 4 } });
  expect(groupShortcuts([first, certain, second, inSource])).toEqual([
    { shortcut: first, places: [first, second] },
    { shortcut: certain, places: [certain] },
    { shortcut: inSource, places: [inSource] },
  ]);
});

test('joins lines that follow each other at places of the same label', () => {
  const check = { label: 'Check 1' };
  const places = [52, 53, 53, 54, 56].map((line) => ({ ...check, line }));
  expect(joinLines([...places, { label: 'Step 2', line: 57 }])).toEqual([
    { ...check, line: 52, last: 54 },
    { ...check, line: 56, last: 56 },
    { label: 'Step 2', line: 57, last: 57 },
  ]);
});

test.for([
  [
    'a line',
    { file: 'judge/run.py', line: 12 },
    { repository: 'https://git.example.org/lab/desktop', ref: 'v2' },
    {
      label: 'judge/run.py:12',
      address: 'https://git.example.org/lab/desktop/blob/v2/judge/run.py#L12',
    },
  ],
  [
    'a file',
    { file: 'judge/run.py' },
    { repository: 'https://git.example.org/lab/desktop' },
    {
      label: 'judge/run.py',
      address: 'https://git.example.org/lab/desktop/blob/main/judge/run.py',
    },
  ],
  [
    'a line of a source without an address',
    { file: 'judge/run.py', line: 12 },
    undefined,
    { label: 'judge/run.py:12', address: undefined },
  ],
] as const)('locates %s', ([, source, environment, place]) => {
  expect(locateSource(source, { environment })).toEqual(place);
});
