import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTexts } from '#dataset/load/check-texts.ts';
import { projectRoot } from '#dataset/project-root.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';

const guide = 'src/content/docs/guides/real-files.md';

const result = { type: 'vm_file', path: '/home/user/Desktop/page.docx', dest: 'page.docx' };
const output = { type: 'vm_command_line', command: ['hostname'] };
const reference = { type: 'cloud_file', path: 'https://files.example.org/a.docx', dest: 'a.docx' };
const comparing = { func: 'compare_docx_files', result, expected: reference };
const evaluated = (fields: JsonObject) => ({ evaluator: { ...comparing, ...fields } });
const run = (parameters: JsonObject) => ({ config: [{ type: 'execute', parameters }] });
const two = { func: ['compare_docx_files', 'is_utc_0'], result: [result, output] };

/** Files that one row of the table describes, by the beginning of the row. */
const cases: Readonly<Record<string, JsonObject>> = {
  '`options` as an object': evaluated({ options: { ignore_case: true } }),
  'an array with one element': evaluated({ expected: [reference] }),
  '`{}` or `null` instead': evaluated({ ...two, expected: [reference, {}], options: [{}, null] }),
  'several metrics without': evaluated({ ...two, expected: [reference, null] }),
  'no `result`': evaluated({ result: {} }),
  'no `expected`': { evaluator: { func: 'compare_docx_files', result } },
  '`rules` as an array': evaluated({
    func: 'exact_match',
    result: output,
    expected: { type: 'rule', rules: ['a'] },
  }),
  'a `command` as a string': run({ command: 'hostname' }),
  'a getter written with `get_`': evaluated({ result: { ...result, type: 'get_vm_file' } }),
  'further top-level fields': { reviewers: 2 },
  'no `proxy`': {},
  'a name that Benchlight does not know': evaluated({ func: 'judge_dance' }),
  'a Python file as `file`': evaluated({ func: 'judge_dance', file: 'judges.py' }),
  'a source without a `type`': evaluated({ expected: { path: reference.path, dest: 'a.docx' } }),
  'no `config`': { config: undefined },
  'no `id`': { id: undefined },
  'an `evaluator` that is a string': { evaluator: 'judge it' },
  'an empty `func`': evaluated({ func: [] }),
  '`"Low"` for `"low"`': { possibility_of_env_change: 'Low' },
  'a `conj` other than': evaluated({ conj: 'weighted' }),
  'arrays of the evaluator that differ': evaluated({ ...two, expected: [reference] }),
  '`source` as an array': { source: ['a', 'b'] },
  '`"true"` for `true`': { proxy: 'true' },
  'the same for `shell`': run({ command: 'hostname', shell: 'true' }),
  "an id that has nothing in common with the file's name": { id: 'other' },
  'half of a surrogate pair': { source: '\ud800' },
  '`snapshot` or `trajectory`': { snapshot: 'browser' },
};

/** What the guide names as reported: the first code and its severity. */
function readReport(cell: string): string[] {
  const [, code, severity] = /\[([A-Z]\d\d)\][^,|]*, (\w+)/.exec(cell) ?? [];
  return code === undefined ? [] : [`${code} ${severity}`];
}

test.for(Object.entries(cases))('reports what the guide names of %s', async ([row, fields]) => {
  const lines = (await readFile(join(projectRoot, guide), 'utf8')).split('\n');
  const [line = '', ...others] = lines.filter((each) => each.startsWith(`| ${row}`));
  expect([line, ...others]).toEqual([expect.stringContaining(' | ')]);
  const text = `${JSON.stringify(exampleTask(fields), null, 2)}\n`;
  const { findings } = checkTexts([{ file: 'example.json', text }]);
  const found = new Set(findings.map(({ code, severity }) => `${code} ${severity}`));
  expect([...found]).toEqual(readReport(line.split(' | ').at(-1) ?? ''));
});
