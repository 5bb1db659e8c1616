import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { checkCanPass as rule } from './w44-check-can-pass.ts';

const tab = { type: 'active_url_from_accessTree' };

const judged = (url: string, goto_prefix?: string, func = 'is_expected_active_tab') => ({
  evaluator: {
    func,
    result: { ...tab, ...(goto_prefix !== undefined && { goto_prefix }) },
    expected: { type: 'rule', rules: { type: 'url', url } },
  },
});

test.for([
  ['a page of the browser', judged('chrome://downloads/', 'https://www.')],
  ['the source of a page', judged('view-source:https://www.example.org/', 'https://')],
  ['a local file', judged('file:///home/user/map.svg', 'http://')],
  [
    'another metric',
    judged('chrome://downloads/', 'https://', 'is_expected_active_tab_approximate'),
  ],
] as const)('finds that the prefix of the getter is not that of %s', ([, fields]) => {
  const problems = findProblems(rule, { ...fields });
  expect(problems).toMatchObject([
    { at: ['evaluator', 'expected', 'rules', 'url'], fault: 'prefixed' },
  ]);
});

test.for([
  ['the same scheme', judged('https://www.example.org/', 'https://www.')],
  ['another scheme of the web', judged('http://example.org/', 'https://')],
  ['an empty prefix', judged('chrome://downloads/', '')],
  ['no scheme', judged('example.org:8080/map', 'https://')],
  ['the prefix of an environment', judged('file:///home/user/map.svg')],
  [
    'a getter without a prefix',
    {
      evaluator: {
        ...judged('chrome://downloads/').evaluator,
        result: { type: 'active_tab_info' },
      },
    },
  ],
] as const)('accepts %s', ([, fields]) => {
  expect(findProblems(rule, { ...fields })).toEqual([]);
});
