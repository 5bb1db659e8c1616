import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { compareInstructions } from './similar-instructions.ts';

/** Others, so that some words are rare and some are not. */
const others = [
  'Please close the window of the editor.',
  'Please print the letter in colour.',
  'Please rename the folder of the project.',
  'Please mute the sound of the player.',
];

function findLike(first: string, candidates: string[], apps: string[][] = []): string[] {
  const instructions = [first, ...candidates, ...others];
  const { entries } = exampleCatalogue(
    Object.fromEntries(
      instructions.map((instruction, index) => [
        `${index}.json`,
        { id: `${index}`, instruction, related_apps: apps[index] ?? ['browser'] },
      ]),
    ),
  );
  const [entry] = entries;
  return entry
    ? compareInstructions(entries)
        .findSimilar(entry)
        .map(({ task }) => task.instruction)
    : [];
}

const oslo = 'Find a flight to Oslo for tomorrow.';

test('finds an instruction with the same rare words, in another order and number', () => {
  const likely = 'Two flights leave for Oslo.';
  expect(findLike(oslo, [likely])).toEqual([likely]);
});

test('finds the most similar instruction first', () => {
  const [near, far] = [
    'Find a flight to Oslo on Monday.',
    'Show flights to Oslo and hotels there.',
  ];
  expect(findLike(oslo, [far, near])[0]).toBe(near);
});

test.for([
  ['with one word in common', ['Find the menu.']],
  ['with common words alone', ['Please open the window of the browser.']],
  ['without a word in common', ['Save it now.']],
] as const)('does not find one %s', ([, candidates]) => {
  expect(findLike('Find a flight to Oslo, please.', [...candidates])).toEqual([]);
});

test('does not find one of another app', () => {
  expect(findLike(oslo, ['Find a flight to Oslo.'], [['browser'], ['mail']])).toEqual([]);
});

test('a word of very many tasks is not looked up', () => {
  const many = Array.from({ length: 40 }, (_, index) => `Book a flight to Oslo, number ${index}.`);
  expect(findLike(oslo, many)).toEqual([]);
});
