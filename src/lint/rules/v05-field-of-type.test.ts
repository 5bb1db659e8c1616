import { expect, test } from 'vitest';
import { findWithAbout } from '../examples/find-problems.ts';
import { fieldKnown as rule } from './v05-field-known.ts';

const problemsIn = (fields: object) => findWithAbout(rule, { ...fields });
const tableRule = (...rules: object[]) => ({
  evaluator: { func: 'compare_table', options: { rules } },
});
const rules = (func: string, given: object) => ({
  evaluator: { func, expected: { type: 'rule', rules: given } },
});

test('finds what a table rule of another type reads', () => {
  const fields = tableRule({ type: 'sheet_name' }, { type: 'freeze', precision: 2 });
  expect(problemsIn(fields)).toMatchObject([
    {
      at: ['evaluator', 'options', 'rules', 1, 'precision'],
      variant: 'freeze',
      severity: 'warning',
    },
  ]);
});

test('finds what a rule of another type reads, in place of what is missing for its type', () => {
  const fields = rules('is_expected_bookmarks', { type: 'bookmark_bar_websites_urls', names: [] });
  expect(problemsIn(fields)).toMatchObject([
    {
      at: ['evaluator', 'expected', 'rules', 'names'],
      variant: 'bookmark_bar_websites_urls',
      about: ['/evaluator/expected/rules/urls'],
    },
  ]);
});

test('does not say what is missing where several are', () => {
  const fields = rules('check_font_size', { type: 'range', value: 5 });
  expect(problemsIn(fields)[0]).not.toHaveProperty('about');
});
