import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { findWithAbout } from '../examples/find-problems.ts';
import { checkDemandsSomething as rule } from './w30-check-demands-something.ts';

const problemsIn = (func: unknown, rules: unknown, result: unknown = { type: 'cache_file' }) =>
  findWithAbout(rule, { evaluator: { func, result, expected: { type: 'rule', rules } } });

test.for([
  ['check_include_exclude', { include: ['a'], exclude: ['b'] }],
  ['check_include_exclude', { include: ['a'] }],
  ['check_list', { expect: ['a'], unexpect: ['b'] }],
  ['check_csv', { expect: [{ name: 'a' }] }],
  ['check_csv', [{ name: 'a' }]],
  ['exact_match', { expected: '' }],
  [5, null],
] as const)('accepts %s with %j', ([func, rules]) => {
  expect(problemsIn(func, rules)).toEqual([]);
});

test.for([{ type: 'vm_command_error' }, { type: 'vm_file' }, { type: 5 }, 5])(
  'leaves %j alone',
  (result) => {
    expect(problemsIn('check_list', { unexpect: ['a'] }, result)).toEqual([]);
  },
);

test.for([
  ['check_include_exclude', { include: [], exclude: ['error'] }, 'include', 'exclude'],
  ['check_include_exclude', { include: [''], exclude: [] }, 'include', 'exclude'],
  ['check_list', { unexpect: ['error'] }, 'expect', 'unexpect'],
  ['check_csv', { unexpect: [{ name: 'a' }] }, 'expect', 'unexpect'],
] as const)('reports %s with %j', ([func, rules, demands, forbids]) => {
  expect(problemsIn(func, rules)).toMatchObject([
    {
      at: ['evaluator', 'expected', 'rules', forbids],
      demands,
      forbids,
      isEmpty: isDeepStrictEqual(Object.values(rules).at(-1), []),
    },
  ]);
});

test('reports rules that neither require nor forbid, about the two that would', () => {
  const at = ['evaluator', 'expected', 'rules'];
  const about = ['include', 'exclude'].map((name) => `/evaluator/expected/rules/${name}`);
  expect(problemsIn('check_include_exclude', { includes: ['a'] })).toMatchObject([
    { at, about, isEmpty: true },
  ]);
});

const capital = { type: 'rule', rules: { expected: 'Paris' } };

const word = { type: 'rule', rules: 'Paris' };

test.for([capital, word])('reports %j in the task as the result and as the reference', (source) => {
  const evaluator = { func: 'any', result: source, expected: source };
  const found = findWithAbout(rule, { evaluator });
  const at = ['evaluator', 'result', 'type'];
  const about = ['/evaluator/result/type', '/evaluator/func'];
  expect(found).toEqual([{ at, about, isConstant: true, getter: 'rule' }]);
  expect(rule.message({ isConstant: true, getter: 'rule' })).toBe(
    '"rule" fetches nothing from the machine, so the outcome never changes; fetch what the agent has to change',
  );
});

test.for([{ type: 'vm_file' }, undefined])(
  'accepts a result that is written in the task beside %j',
  (expected) => {
    const evaluator = { func: 'any', result: capital, expected };
    expect(findWithAbout(rule, { evaluator })).toEqual([]);
  },
);

const letter = { type: 'vm_file', path: '/home/user/a.docx', dest: 'a.docx' };
const again = { type: 'vm_file', path: '~/a.docx', dest: 'b.docx' };

test('accepts a folder in the task in which the metric looks for a file', () => {
  const evaluator = { func: 'check_file_exists', result: word, expected: word };
  expect(findWithAbout(rule, { evaluator })).toEqual([]);
});

test('reports a file that is compared with itself', () => {
  const evaluator = { func: 'compare_docx_files', result: letter, expected: again };
  const [found, ...others] = findWithAbout(rule, { evaluator });
  expect(others).toEqual([]);
  expect(found).toEqual({ at: ['evaluator', 'expected', 'path'], isOneFile: true });
  expect(found && rule.message(found)).toBe(
    '"expected" reads the same file as "result", so the check passes without work; fetch the finished file with "cloud_file"',
  );
});

test.for([
  ['another file of the machine', { expected: { ...again, path: '/home/user/b.docx' } }],
  ['a file of the same address', { expected: { ...letter, type: 'cloud_file' } }],
  ['a metric that measures change', { func: 'check_image_mirror' }],
] as const)('accepts %s', ([, more]) => {
  const evaluator = { func: 'compare_docx_files', result: letter, expected: again, ...more };
  expect(findWithAbout(rule, { evaluator })).toEqual([]);
});

test('says what is missing', () => {
  const keys = { demands: 'include', forbids: 'exclude' };
  expect(rule.message({ ...keys, isEmpty: true })).toBe(
    'nothing is required or forbidden, so any output passes; list required output in "include"',
  );
});

test.for<[unknown, object[]]>([
  [[], [{ at: [], sheets: 'none' }]],
  [[{}, { sheet_idx0: 0, sheet_idx1: 'RI0' }], [{ at: [1], sheets: 'itself' }]],
  [[{ sheet_idx0: 0, sheet_idx1: 'EI0' }], []],
  ['all', []],
])('reports rules of a workbook that compare nothing: %j', ([rules, problems]) => {
  const evaluator = { func: 'compare_table', options: { rules } };
  const found = findWithAbout(rule, { evaluator });
  expect(found.map((one) => ({ ...one, at: one.at.slice(3) }))).toEqual(problems);
});

test('says that workbooks are not compared', () => {
  expect(rule.message({ sheets: 'none' })).toBe(
    'no "rules" compare the workbooks, so any workbook passes; add a rule',
  );
  expect(rule.message({ sheets: 'itself' })).toBe(
    'this rule compares a sheet with itself, so it always passes; compare it with a sheet of the expected workbook',
  );
});

const forbidding = (command: string, instruction: string, more: object = {}) => ({
  instruction,
  evaluator: {
    func: 'check_include_exclude',
    result: { type: 'vm_command_line', command, shell: true },
    expected: { type: 'rule', rules: { include: [], exclude: ['lampd --lit'] } },
    ...more,
  },
});

test.for([
  'ps -ef | grep lampd',
  'ps aux | grep "lampd --lit" | grep -i lampd',
  'lampctl list; echo end',
])('accepts %j, which always prints something', (command) => {
  expect(findWithAbout(rule, forbidding(command, 'Dim the lamp.'))).toEqual([]);
});

test.for<[string, string, string | undefined]>([
  ['a program that is removed', 'Uninstall the lamp.', 'info'],
  ['a process that is ended', 'Please stop the lamp service.', 'info'],
  ['anything else', 'Dim the lamp.', undefined],
  ['the end of something', 'Add a lamp at the end of the list.', undefined],
])('is information for %s', ([, instruction, severity]) => {
  const found = findWithAbout(rule, forbidding('dpkg -l | grep lampd', instruction));
  expect(found.map((problem) => problem.severity)).toEqual([severity]);
});

test('is information beside a check that requires something', () => {
  const { evaluator } = forbidding('lampctl list', 'Dim the lamp.');
  const two = (conj: string) => ({
    func: ['check_include_exclude', 'exact_match'],
    conj,
    result: [evaluator.result, evaluator.result],
    expected: [evaluator.expected, { type: 'rule', rules: { expected: 'dim\n' } }],
  });
  const severities = (conj: string) =>
    findWithAbout(rule, { instruction: 'Dim the lamp.', evaluator: two(conj) }).map(
      ({ severity }) => severity,
    );
  expect(severities('and')).toEqual(['info']);
  expect(severities('or')).toEqual([undefined]);
});
