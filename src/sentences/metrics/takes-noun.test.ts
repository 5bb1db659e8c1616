import { expect, test } from 'vitest';
import { builtInEntries } from '#vocabulary/built-in.ts';
import { takesNoun } from './takes-noun.ts';

test.for([
  ['', true],
  [' ', true],
  [' is ', true],
  ['the page names ', true],
  [' are set in ', true],
  ['the browser has exactly ', true],
  [' has the total ', false],
  [' has the rows ', false],
  [' in cell ', false],
  [' with columns ', false],
] as const)('whether a noun can follow "%s"', ([words, expected]) => {
  expect(takesNoun(words)).toBe(expected);
});

test('a noun can follow the words before the required rules of built-in metrics', () => {
  const contracts = builtInEntries.metric.map(({ contract }) => contract);
  const words = contracts.flatMap(({ verdict = [], rules }) => {
    const templates = [verdict].flat();
    // A template without rules is preferred where the others would name a value that is withheld.
    if (templates.some((template) => !template.includes('{rules'))) return [];
    return templates.flatMap((template) =>
      [...template.matchAll(/([^{}]*)\{rules\.(\w+)/g)].flatMap(([, before = '', name = '']) =>
        rules?.[name]?.required && rules[name].wording === undefined ? [before] : [],
      ),
    );
  });
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((before) => !takesNoun(before))).toEqual([]);
});
