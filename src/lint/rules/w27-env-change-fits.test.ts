import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { envChangeFits as rule } from './w27-env-change-fits.ts';

const page = { type: 'active_tab_info' };
const address = (url: unknown) => ({ type: 'rule', rules: { type: 'url', url } });

const problemsIn = (evaluator: object, fields: object = {}) =>
  findProblems(rule, {
    possibility_of_env_change: 'low',
    evaluator: { func: 'is_expected_active_tab', result: page, ...evaluator },
    ...fields,
  });

test.for([
  ['a file of the machine', { result: { type: 'vm_file', path: '/a', dest: 'a' } }],
  ['the tabs that are open', { result: { type: 'open_tabs_info' } }],
  ['a page of the browser', { expected: address('chrome://settings/') }],
  ['a pattern for one', { expected: address('^chrome://settings/?$') }],
  ['a file in the browser', { expected: address('file:///home/user/a.html') }],
  ['the words of a search', { func: 'is_expected_search_query' }],
  ['values of other types', { result: { type: 5 } }],
] as const)('accepts %s', ([, evaluator]) => {
  expect(problemsIn(evaluator)).toEqual([]);
});

test.for([
  ['another level', { possibility_of_env_change: 'high' }],
  ['no level', { possibility_of_env_change: undefined }],
  [
    'a server of its own',
    {
      config: [{ type: 'browser_open_tabs', parameters: { urls_to_open: ['http://localhost/a'] } }],
    },
  ],
  [
    'a server of a private network',
    {
      config: [
        { type: 'browser_open_tabs', parameters: { urls_to_open: ['http://192.168.122.1:3000/'] } },
      ],
    },
  ],
  ['a field that says the same', { possibility_of_env_change: 'high', env_may_change: true }],
] as const)('accepts %s', ([, fields]) => {
  expect(problemsIn({ expected: address('https://example.org/a') }, fields)).toEqual([]);
});

test.for([
  ['the address of a page', {}, 'active_tab_info'],
  ['the content of one', { result: { type: 'get_page_info' } }, 'page_info'],
  [
    'a reference from one',
    { result: { type: 'vm_file' }, expected: { type: 'info_from_website' } },
    'info_from_website',
  ],
] as const)('reports %s', ([, evaluator, getter]) => {
  expect(problemsIn(evaluator)).toEqual([
    { at: ['possibility_of_env_change'], level: 'low', conflict: { getter } },
  ]);
});

test('reports a task once', () => {
  const func = ['is_expected_active_tab', 'is_expected_active_tab'];
  expect(problemsIn({ func, result: [page, page], expected: [{}, {}] })).toHaveLength(1);
});

test.for([
  ['low', { env_may_change: true }, 'env_may_change'],
  ['high', { environment_changes: false }, 'environment_changes'],
] as const)('warns of a field that contradicts "%s"', ([level, extra, field]) => {
  const fields = { possibility_of_env_change: level, ...extra };
  expect(problemsIn({ result: {} }, fields)).toEqual([
    { at: [field], level, conflict: { field }, severity: 'warning' },
  ]);
});

const opening = (...urls_to_open: readonly string[]) => ({
  config: [{ type: 'browser_open_tabs', parameters: { urls_to_open } }],
});
const seen = { result: { type: 'what_was_seen' } };

test('reports a live site that setup opens, where the result is of an unknown getter', () => {
  const problems = problemsIn(seen, opening('about:blank', 'https://trains.example.org/times?d=1'));
  expect(problems.map(({ conflict }) => conflict)).toEqual([{ site: 'trains.example.org' }]);
  expect(problems.map((problem) => rule.message(problem))).toEqual([
    '"possibility_of_env_change" is "low", but the task is solved on the live site "trains.example.org"; use "medium" or "high"',
  ]);
});

test.for([
  [
    'a known getter',
    { result: { type: 'vm_file', path: '/a' } },
    opening('https://a.example.org/'),
  ],
  [
    'a getter of no stated kind',
    { result: { type: 'bookmarks' } },
    opening('https://a.example.org/'),
  ],
  ['no getter', { result: {} }, opening('https://a.example.org/')],
  ['a server of its own', seen, opening('http://localhost:8000/')],
  ['no page', seen, {}],
] as const)('accepts %s', ([, evaluator, fields]) => {
  expect(problemsIn(evaluator, fields)).toEqual([]);
});
