import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { elementFoundByMeaning as rule } from './w26-element-found-by-meaning.ts';

const problemsIn = (fields: object) => {
  const result = { type: 'active_tab_html_parse', ...fields };
  return findProblems(rule, { evaluator: { func: 'check_direct_json_object', result } });
};

test.for([
  '//div[@id="a"]/span',
  '/html/body/main',
  '/html/body/main/form/div/select',
  'html body div',
])('accepts "%s"', (path) => {
  expect(problemsIn({ xpathObject: { [path]: 'a' } })).toEqual([]);
});

test('accepts values of other types', () => {
  expect(problemsIn({ xpathObject: 5, inputObject: null })).toEqual([]);
});

test.for(['xpathObject', 'inputObject'])('reads "%s"', (key) => {
  const path = '/html/body/main/section[3]/ul/li[4]/input';
  expect(problemsIn({ [key]: { [path]: 'a', '//b': 'b' } })).toEqual([
    { at: ['evaluator', 'result', key, path], path },
  ]);
});
