import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import type { LocalFiles } from '../model/local-files.ts';
import { referenceDiffersFromInput as rule } from './w05-reference-differs-from-input.ts';

const problemsIn = (
  evaluator: object,
  steps: readonly unknown[] = [],
  localFiles: LocalFiles = {},
) =>
  findProblems(
    rule,
    {
      config: [placed('u'), ...steps],
      evaluator: { func: 'compare_docx_files', result, expected: same, ...evaluator },
    },
    { localFiles },
  );

const path = '/home/user/a.docx';
const result = { type: 'vm_file', path, dest: 'a.docx' };
const same = { type: 'cloud_file', path: 'u', dest: 'b.docx' };
const other = { ...same, path: 'v' };
const placed = (url: string) => ({ type: 'download', parameters: { files: [{ url, path }] } });
const run = (type: string, ...command: string[]) => ({ type, parameters: { command } });
const keys = (script: string) => run('execute', 'python3', '-c', `import pyautogui; ${script}`);

const table = (sheets: object) => ({
  func: 'compare_table',
  options: { rules: [{ type: 'sheet_data', ...sheets }] },
});

test.for([
  ['another reference', { expected: other }, []],
  ['a metric that compares with the original', { func: 'check_image_mirror' }, []],
  ['an unknown metric', { func: 'judge_dance' }, []],
  ['an option that measures change', { options: { examine_right_position: true } }, []],
  ['another judged file', { result: { ...result, path: '/home/user/c.docx' } }, []],
  ['an input that a later step replaces', {}, [placed('v')]],
  ['a step that may change the input', {}, [run('execute', 'unzip', 'a.zip')]],
  ['a script that is launched', {}, [run('launch', 'python3', '/home/user/howToFix.py')]],
  ['keys that are typed before the evaluation', { postconfig: [keys('pyautogui.write("x")')] }, []],
  [
    'a file that must stay as it is',
    { func: ['compare_docx_files', 'check_list'], result: [result, result], expected: [same, {}] },
    [],
  ],
  [
    'a table of which other sheets are compared',
    table({ sheet_idx0: 'RI0', sheet_idx1: 'EI1' }),
    [],
  ],
  ['a table of which a cell is checked', table({ type: 'check_cell' }), []],
  ['a table without rules that are objects', { ...table({}), options: { rules: [1] } }, []],
  ['a table without options', { func: 'compare_table' }, []],
  ['values of other types', { func: 5, result: 'x', expected: [null] }, [5, { type: 'open' }]],
] as const)('accepts %s', ([, evaluator, steps]) => {
  expect(problemsIn(evaluator, steps)).toEqual([]);
});

test.for([
  ['a single metric', {}, [run('launch', 'libreoffice', path)], ['expected/path']],
  ['a picture', { func: 'check_structure_sim' }, [], ['expected/path']],
  ['a table', table({ sheet_idx0: 0, sheet_idx1: 'EI0' }), [], ['expected/path']],
  ['a table by names', table({ sheet_idx0: 'RNA', sheet_idx1: 'ENA' }), [], ['expected/path']],
  ['the names of sheets', table({ type: 'sheet_name' }), [], ['expected/path']],
  [
    'keys that only save',
    { postconfig: [keys("pyautogui.hotkey('ctrl', 's')")] },
    [],
    ['expected/path'],
  ],
  [
    'another writing of the path',
    { result: { ...result, path: '~/a.docx' } },
    [],
    ['expected/path'],
  ],
  [
    'one of several metrics that suffice',
    {
      func: ['compare_docx_files', 'check_list'],
      conj: 'or',
      result: [result, result],
      expected: [same, {}],
    },
    [],
    ['expected/0/path'],
  ],
  [
    'all of several metrics',
    {
      func: ['compare_docx_files', 'compare_docx_tables'],
      result: [result, result],
      expected: [same, same],
    },
    [],
    ['expected/0/path', 'expected/1/path'],
  ],
] as const)('rejects the input as reference of %s', ([, evaluator, steps, places]) => {
  expect(problemsIn(evaluator, steps).map(({ at }) => at.slice(1).join('/'))).toEqual(places);
});

const upload = {
  type: 'upload_file',
  parameters: { files: [{ local_path: './assets/a.docx', path }] },
};
const localFile = (type: string, from: string) => ({ type, path: from, dest: 'b.docx' });

test('warns where the reference is the local file that setup uploads', () => {
  const expected = localFile('local_file', 'assets/a.docx');
  expect(problemsIn({ expected }, [upload])).toEqual([
    { at: ['evaluator', 'expected', 'path'], path, severity: 'warning' },
  ]);
});

test.for([
  ['another local file', localFile('local_file', 'assets/b.docx')],
  ['a file of the machine', localFile('vm_file', 'assets/a.docx')],
] as const)('accepts %s as the reference of an uploaded file', ([, expected]) => {
  expect(problemsIn({ expected }, [upload])).toEqual([]);
});

test.for([
  ['C:\\Users\\User\\a.docx', 'C:\\Users\\User\\Documents\\a_gold.docx'],
  ['/home/user/a.docx', '~/Documents/a_gold.docx'],
] as const)('reports a copy of %s at %s', ([place, copy]) => {
  const files = [place, copy].map((to) => ({ local_path: 'assets/a.docx', path: to }));
  const problems = problemsIn(
    { result: { ...result, path: place }, expected: localFile('vm_file', copy) },
    [{ type: 'upload_file', parameters: { files } }],
  );
  expect(problems).toEqual([
    { at: ['evaluator', 'expected', 'path'], path: place, copy: 'assets/a.docx' },
  ]);
});

test.for(['vm_file', 'content_from_vm_file'])('accepts the judged file of %s itself', (type) => {
  expect(problemsIn({ expected: localFile(type, path) })).toEqual([]);
});

test('reports a reference with the same bytes as the uploaded file', () => {
  const expected = { ...same, path: 'assets\\b.docx' };
  const problems = problemsIn({ expected }, [upload], {
    'assets/a.docx': { digest: '1' },
    'assets/b.docx': { digest: '1' },
  });
  expect(problems).toEqual([
    { at: ['evaluator', 'expected', 'path'], path, copy: 'assets/a.docx' },
  ]);
  expect(problems.map((problem) => rule.message(problem))).toEqual([
    'the reference has the same bytes as "assets/a.docx", the file that setup puts at "/home/user/a.docx", so the task passes without work; use the finished file instead',
  ]);
  expect(
    problemsIn({ expected }, [upload], {
      'assets/a.docx': { digest: '1' },
      'assets/b.docx': { digest: '2' },
    }),
  ).toEqual([]);
});
