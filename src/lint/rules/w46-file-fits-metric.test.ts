import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { findProblems } from '../examples/find-problems.ts';
import { fileFitsMetric as rule } from './w46-file-fits-metric.ts';

const file = (path: unknown, dest: unknown = path, more: object = {}) => ({
  type: 'vm_file',
  path,
  dest,
  ...more,
});
const rules = { type: 'rule', rules: { width: 5 } };
const problemsIn = (func: unknown, result: unknown, expected: unknown) =>
  findProblems(rule, { evaluator: { func, result, expected } });

test.for([
  ['another kind of the same family', 'compare_docx_files', file('a.odt'), file('b.docx')],
  ['an extension that says nothing', 'compare_docx_files', file('a.bin'), file('b.xlsx', 'b')],
  ['the first of several files', 'compare_pdfs', file(['a.pdf', 'b.csv'], ['a.pdf', 'b.csv']), {}],
  [
    'the file that is given',
    'compare_pdfs',
    file(['a.csv', 'b.pdf'], ['a', 'b'], { gives: [1] }),
    {},
  ],
  ['sound of a video', 'compare_audios', file('a.mp4'), file('b.mp3')],
  ['plain text as a table', 'compare_csv', file('a.txt'), file('b.csv')],
  ['a drawing, which is text', 'compare_text_file', file('a.svg'), file('b.svg')],
  ['a getter that gives a file', 'check_json', { type: 'vscode_config' }, rules],
  ['what an unknown getter gives', 'compare_text_file', { type: 'poem' }, file('b.txt')],
  ['rules', 'check_image_size', file('a.png'), rules],
  [
    'another getter',
    'compare_pdfs',
    { type: 'cache_file', path: 'a.csv' },
    { type: 'pdf_from_url' },
  ],
  ['an unknown metric', 'judge_dance', file('a.png'), file('a.pdf')],
  ['values of other types', 'compare_pdfs', 5, file(5)],
] as const)('accepts %s', ([, func, result, expected]) => {
  expect(problemsIn(func, result, expected)).toEqual([]);
});

test.for([
  ['a workbook', 'compare_docx_files', file('/tmp/a.xlsx', 'b.ods'), {}, 'result', '"a.xlsx"'],
  ['a file for rules', 'check_image_size', file('a.png'), file('b.png'), 'expected', '"b.png"'],
  [
    'text for a file',
    'compare_text_file',
    { type: 'vm_command_line', command: ['cat', 'a.txt'] },
    file('b.txt'),
    'result',
    'the output of a command',
  ],
  ['a workbook for text', 'check_json', file('a.xlsx'), rules, 'result', '"a.xlsx"'],
  ['text for a picture', 'compare_images', file('a.png'), file('b.md'), 'expected', '"b.md"'],
  [
    'a list for a file',
    'compare_text_file',
    { type: 'content_from_vm_file' },
    file('b.txt'),
    'result',
    'a list of strings, one for each cell',
  ],
  [
    'a file for a value',
    'check_accessibility_tree',
    file('a.xml'),
    { type: 'rule', rules: [] },
    'result',
    'the path of a file',
  ],
  [
    'a file for text',
    'exact_match',
    { type: 'get_vm_file', path: 'a.txt', dest: 'a.txt' },
    rules,
    'result',
    'the path of a file',
  ],
  [
    'a picture of the desktop for a document',
    'compare_docx_files',
    { type: 'vm_wallpaper', dest: 'a.png' },
    file('a.docx'),
    'result',
    '"a.png"',
  ],
  [
    'a file of the cache for rules',
    'check_image_size',
    file('a.png'),
    { type: 'cache_file', path: 'size.txt' },
    'expected',
    '"size.txt"',
  ],
  ['rules for a file', 'compare_pdfs', file('a.pdf'), rules, 'expected', 'rules'],
] as const)('rejects %s', ([, func, result, expected, side, found]) => {
  const problems = problemsIn(func, result, expected);
  expect(problems.map((problem) => [problem.at.join('/'), problem.found])).toEqual([
    [`evaluator/${side}`, found],
  ]);
});

test('reads what dataset.json says of a getter', () => {
  const result = { type: 'drawing', path: 'a.ods', dest: 'a.xlsx' };
  const evaluator = { func: 'compare_pdfs', result, expected: file('b.pdf') };
  const problemsWith = (returnType: 'file' | 'value') => {
    const getters = { drawing: { returns: 'a drawing', returnType } };
    return findProblems(rule, { evaluator }, { vocabulary: createVocabulary({ getters }) });
  };
  expect(problemsWith('file').map(({ found }) => found)).toEqual(['"a.ods"']);
  expect(problemsWith('value').map(({ found }) => found)).toEqual(['a drawing']);
});

test('reads what the source says of a getter of its own', () => {
  const evaluator = { func: 'compare_pdfs', result: { type: 'drawing' }, expected: file('b.pdf') };
  const problemsWith = (returnType: 'file' | 'value') => {
    const place = { file: 'getters.py', line: 1, end: 2 };
    const getter = new Map([['drawing', { place, parts: {}, returnType }]]);
    const functions = { getter, metric: new Map(), action: new Map() };
    const vocabulary = createVocabulary({}, { source: { functions, complete: [] } });
    return findProblems(rule, { evaluator }, { vocabulary });
  };
  expect(problemsWith('file')).toEqual([]);
  expect(problemsWith('value').map(({ found }) => found)).toEqual(['a value']);
});

test('reports a metric that fits neither file once', () => {
  const problems = problemsIn('compare_pdfs', file('a.docx'), file('b.docx'));
  expect(problems.map(({ found }) => found)).toEqual(['"a.docx"']);
});

test('rejects both of two references that were swapped', () => {
  const func = ['check_image_size', 'check_structure_sim'];
  const result = [file('a.png'), file('a.png')];
  const swapped = problemsIn(func, result, [file('b.png'), rules]);
  expect(swapped.map(({ at, metric }) => [at.join('/'), metric])).toEqual([
    ['evaluator/expected/0', 'check_image_size'],
    ['evaluator/expected/1', 'check_structure_sim'],
  ]);
});

test('says what is expected and what is given', () => {
  expect(rule.message({ metric: 'compare_pdfs', accepts: 'a PDF', found: '"a.csv"' })).toBe(
    '"compare_pdfs" expects a PDF, but receives "a.csv"; change one of the two',
  );
});
