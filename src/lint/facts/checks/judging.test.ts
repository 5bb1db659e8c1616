import { expect, test } from 'vitest';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { readJudging } from './judging.ts';

const file = { type: 'vm_file', path: '/home/user/a.docx', dest: 'a.docx' };
const task = (fields: object = {}) => ({
  config: [],
  evaluator: { func: 'compare_docx_files', result: file },
  ...fields,
});

test('is the same for the same setup and evaluator', () => {
  const { setup, evaluator } = readJudging(task({ id: 'a' }), builtInVocabulary) ?? {};
  expect(readJudging(task({ id: 'b' }), builtInVocabulary)).toMatchObject({ setup, evaluator });
  expect(readJudging(task({ config: [5] }), builtInVocabulary)).not.toMatchObject({ setup });
  expect(
    readJudging(task({ evaluator: { func: 'is_utc_0' } }), builtInVocabulary),
  ).not.toMatchObject({ evaluator });
});

test.for([
  ['no evaluator', undefined],
  ['no metric', { func: '' }],
  ['no names', { func: [5] }],
])('judges nothing with %s', ([, evaluator]) => {
  expect(readJudging(task({ evaluator }), builtInVocabulary)).toBeUndefined();
});

test.for([
  ['nothing names', {}, '/home/user/a.docx'],
  ['the instruction names', { instruction: 'Save a.docx.' }, undefined],
  ['a step names', { config: [{ type: 'open', parameters: { path: '/srv/a.docx' } }] }, undefined],
  [
    'something else than a file of the machine',
    { evaluator: { func: 'is_utc_0', result: { type: 'vm_command_line', command: 'date' } } },
    undefined,
  ],
] as const)('finds a judged file that %s', ([, fields, expected]) => {
  expect(readJudging(task(fields), builtInVocabulary)?.foreignFile).toBe(expected);
});
