import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import type { Finding } from '../model/finding.ts';
import { misspeltNames, namesOfOthers } from '../rules/v01-name-known.ts';
import { lowerOwnNames } from './lower-own-names.ts';

const vocabulary = createVocabulary();
const files = ['a.json', 'b.json', 'c.json'];

const toFindings = (
  names: readonly string[],
  fields: Readonly<Record<string, string>>,
): Finding[] =>
  names.map((file) => ({
    ...{ code: 'V01', rule: 'name-known', severity: 'error', consequence: 'stops', file },
    ...{ line: 1, column: 1, pointer: '', message: 'unknown metric "chek_csv"' },
    ...fields,
  })) as readonly object[] as Finding[];

const near = (names: readonly string[]) => toFindings(names, { cause: misspeltNames('metric') });
const missing = toFindings(['d.json'], { code: 'V04' });
const foreign = (names: readonly string[]) =>
  toFindings(names, { severity: 'info', cause: namesOfOthers('metric'), message: 'not built in' });

const severitiesOf = (findings: readonly Finding[], source = vocabulary) =>
  lowerOwnNames(findings, source).map(({ severity }) => severity);

test('keeps a name that resembles a built-in one in few tasks', () => {
  expect(severitiesOf([...near(['a.json', 'b.json']), ...missing])).toEqual([
    ...['error', 'error', 'error'],
  ]);
  expect(severitiesOf(near(['a.json', 'a.json', 'a.json']))).toEqual(['error', 'error', 'error']);
});

test('takes a name in several tasks for that of another function', () => {
  const [first] = lowerOwnNames(near(files), vocabulary);
  expect(first).toMatchObject({ severity: 'info', consequence: 'nothing' });
  expect(first?.cause).toBe(namesOfOthers('metric'));
});

test('is less certain of what built-in functions require where a project has others', () => {
  expect(severitiesOf([...foreign(files), ...missing]).at(-1)).toBe('warning');
  expect(severitiesOf([...foreign(['a.json']), ...missing]).at(-1)).toBe('error');
});

test('relies on a source that was read', () => {
  const handling = { fields: [], isComplete: true } as unknown as (typeof vocabulary)['handling'];
  expect(severitiesOf([...foreign(files), ...missing], { ...vocabulary, handling }).at(-1)).toBe(
    'error',
  );
});
