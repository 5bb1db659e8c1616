import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { ruleSource } from '../examples/example-parts.ts';
import { findProblems } from '../examples/find-problems.ts';
import { checkCanPass as rule } from './w44-check-can-pass.ts';

const tracking = { type: 'enable_do_not_track' };
const check = (func: string, expected: unknown) => ({
  evaluator: { func, result: tracking, expected: ruleSource({ expected }) },
});

test.for([
  ['exact_match', 'True'],
  ['exact_match', true],
  ['exact_match', ['true']],
  ['match_in_list', ['True', 'yes']],
] as const)('reports of %s that %j is never returned', ([func, expected]) => {
  const problems = findProblems(rule, check(func, expected));
  expect(problems).toMatchObject([
    { at: ['evaluator', 'expected', 'rules', 'expected'], found: expected, severity: 'error' },
  ]);
  expect(problems.map((problem) => rule.message(problem))).toEqual([
    `"enable_do_not_track" never returns ${JSON.stringify(expected)}; it returns "true" or "false"`,
  ]);
});

const startup = { type: 'new_startup_page' };
const included = (include: unknown) => ({
  evaluator: {
    func: 'check_include_exclude',
    result: startup,
    expected: ruleSource({ include, exclude: [] }),
  },
});

test('reports a part that is in nothing that the getter returns', () => {
  expect(findProblems(rule, included(['example.org']))).toMatchObject([
    { at: ['evaluator', 'expected', 'rules', 'include'], fault: 'not returned' },
  ]);
});

test.for([['tru'], [], undefined])('accepts %j as parts of what the getter returns', (include) => {
  expect(findProblems(rule, included(include))).toEqual([]);
});

test('warns of what is never returned where the dataset declares the getter', () => {
  const vocabulary = createVocabulary({ getters: { enable_do_not_track: { keys: {} } } });
  expect(findProblems(rule, check('exact_match', 'True'), { vocabulary })).toMatchObject([
    { fault: 'not returned', severity: 'warning' },
  ]);
});
