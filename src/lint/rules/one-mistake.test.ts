import { expect, test } from 'vitest';
import { checkTasks } from '#tests/support/check-tasks.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import {
  cloudFile,
  commandOutput,
  downloadStep,
  executeStep,
  openStep,
  ruleSource,
  vmFile,
} from '../examples/example-parts.ts';
import { exampleTask } from '../examples/example-task.ts';
import { parseFile } from '../parse/parse-file.ts';

const [docx, document] = ['/home/user/a.docx', 'word_processor'];
const compared = {
  func: 'compare_docx_files',
  result: vmFile(docx),
  expected: cloudFile('https://files.example.org/b.docx'),
};
const writing = { related_apps: [document], config: [downloadStep(docx), openStep(docx)] };
const keys = ['python3', '-c', "import pyautogui; pyautogui.hotkey('ctrl', 's')"];
const unsaved = 'Make the title bold.';
const same = { func: ['is_utc_0', 'is_utc_0'], result: [commandOutput('a'), commandOutput('a')] };

test.for([
  ['a path that lacks its root', 'W14', { config: [downloadStep(docx.slice(1)), openStep(docx)] }],
  ['a path with a blank', 'W14', { config: [downloadStep(`${docx} `, '{URL}'), openStep(docx)] }],
  ['a misspelt extension', 'W12', { config: [downloadStep('/home/user/a.dcox'), openStep(docx)] }],
  ['an empty path', 'W56', { config: [downloadStep('', '{URL}'), openStep(docx)] }],
  [
    'a placeholder for an address',
    'W56',
    { config: [{ type: 'chrome_open_tabs', parameters: { urls_to_open: ['TO_BE_REPLACED:80'] } }] },
  ],
  ['an empty address', 'W56', { config: [downloadStep(docx, ''), openStep(docx)] }],
  [
    'sides that are swapped',
    'W44',
    {
      evaluator: {
        func: 'check_json_settings',
        result: ruleSource({ expected: { a: 1 } }),
        expected: vmFile('/home/user/a.json'),
      },
    },
  ],
  ['checks without results', 'W44', { evaluator: { ...same, result: [{}, {}] } }],
  [
    'checks without references',
    'V07',
    {
      evaluator: {
        func: ['compare_docx_files', 'compare_docx_files'],
        result: [vmFile(docx), vmFile(docx)],
      },
    },
  ],
  [
    'steps that are no array',
    'S02',
    { instruction: unsaved, evaluator: { ...compared, postconfig: executeStep(keys) } },
  ],
  [
    'a step that is not an object',
    'S02',
    { instruction: unsaved, evaluator: { ...compared, postconfig: [null, executeStep(keys)] } },
  ],
  ['an option that is not a string', 'S02', { config: [executeStep(keys.with(1, [] as never))] }],
  [
    'a step without parameters before its output is read',
    'S01',
    {
      evaluator: {
        func: 'check_list',
        postconfig: [{ type: 'execute' }],
        result: { type: 'cache_file', path: 'a.txt' },
        expected: ruleSource({ expect: ['a'] }),
      },
    },
  ],
  [
    'a file compared with itself',
    'W30',
    { evaluator: { ...compared, expected: vmFile(docx, 'b.docx') } },
  ],
  [
    'a metric for another file',
    'W46',
    {
      evaluator: {
        ...compared,
        result: vmFile('/home/user/a.xlsx'),
        expected: cloudFile('https://files.example.org/b'),
      },
    },
  ],
  [
    'a metric for other files and its options',
    'W46',
    { evaluator: { ...compared, func: 'compare_pptx_files', options: { ignore_blanks: true } } },
  ],
  [
    'a metric for another file and its rules',
    'W46',
    { evaluator: { ...compared, func: 'check_csv', expected: ruleSource({ wanted: ['a'] }) } },
  ],
  [
    'a metric for a value without its reference',
    'W46',
    { evaluator: { func: 'exact_match', result: vmFile(docx) } },
  ],
] as const)('reports one mistake by one rule: %s', ([, code, fields]) => {
  const task = { instruction: 'Make the title bold and save it.', ...writing, ...fields };
  const bytes = new TextEncoder().encode(JSON.stringify(exampleTask(task)));
  const findings = checkTasks([parseFile('example.json', bytes)], {
    vocabulary: createVocabulary(),
    isValid: () => false,
    suites: [],
  });
  const codes = findings.map((finding) => finding.code);
  expect([...new Set(codes)]).toEqual([code]);
});
