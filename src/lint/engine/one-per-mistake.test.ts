import { expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import { exampleTask } from '../examples/example-task.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { parseFile } from '../parse/parse-file.ts';
import { allRuleMetas } from '../rules/index.ts';
import { checkEach } from './check-tasks.ts';
import { onePerPlace, onePerMistake } from './one-per-mistake.ts';

const [strong, weak] = [{ code: 'A' }, { code: 'B', yieldsTo: ['A'] }];
const self = { code: 'C', yieldsTo: ['C'] };

test.for([
  ['the same thing', [strong, weak], ['/a', '/a'], ['A']],
  ['the same thing, found later', [weak, strong], ['/a', '/a'], ['A']],
  ['a file in a folder', [strong, weak], ['/home/ann', '/home/ann/a.txt'], ['A']],
  ['a folder around a file', [strong, weak], ['C:\\Users\\Ann\\a.txt', 'c:/users/ann'], ['A']],
  ['folders with the same start', [strong, weak], ['/home/ann', '/home/anna'], ['A', 'B']],
  ['different things', [strong, weak], ['/a', '/b'], ['A', 'B']],
  ['rules that do not yield', [strong, strong], ['/a', '/a'], ['A', 'A']],
  ['a rule that yields to itself', [self, self, self], ['/a', '/b', '/a'], ['C', 'C']],
] as const)('reports %s once per mistake', ([, metas, things, expected]) => {
  const problems = metas.map((meta, index) => ({ meta, about: [things[index] ?? ''] }));
  expect(onePerMistake(problems).map(({ meta }) => meta.code)).toEqual(expected);
});

test.for([
  ['takes the severity of what yields to it', true, 'warning', 'error', 'error'],
  ['stays as severe as it is', true, 'error', 'info', 'error'],
  ['takes no severity', false, 'warning', 'error', 'warning'],
] as const)('a problem %s', ([, takesSeverity, own, other, expected]) => {
  const problems = [
    { meta: weak, severity: other, about: ['/a'] },
    { meta: { ...strong, takesSeverity }, severity: own, about: ['/a'] },
  ];
  expect(onePerMistake(problems)).toMatchObject([{ meta: { code: 'A' }, severity: expected }]);
});

test('a problem is about its place, where it names nothing else', () => {
  const problems = [
    { meta: weak, at: ['config', 0, 'type'] },
    { meta: strong, at: ['config', 0] },
  ];
  expect(onePerMistake(problems)).toEqual([problems[1]]);
});

test('compares a hundred thousand problems at once', () => {
  const problems = Array.from({ length: 100_000 }, (_, index) => ({
    meta: index % 2 === 0 ? strong : weak,
    about: [`/config/${index}`],
  }));
  expect(onePerMistake(problems)).toHaveLength(100_000);
});

test('keeps problems that are about nothing', () => {
  expect(onePerMistake([{ meta: strong }, { meta: weak }, { meta: weak, about: [] }])).toHaveLength(
    3,
  );
});

test.for([
  ['one place', ['/id', '/id'], ['A']],
  ['two places', ['/id', '/source'], ['A', 'B']],
] as const)('reports %s once', ([, pointers, expected]) => {
  const findings = ['A', 'B'].map((code, index) =>
    exampleFinding({ code, pointer: pointers[index] ?? '' }),
  );
  expect(onePerPlace(findings, [strong, weak]).map(({ code }) => code)).toEqual(expected);
});

test('a rule yields to rules that exist', () => {
  const codes = allRuleMetas.map(({ code }) => code);
  const unknown = allRuleMetas.flatMap(({ yieldsTo = [] }) =>
    yieldsTo.filter((code) => !codes.includes(code)),
  );
  expect(unknown).toEqual([]);
});

const url = 'https://github.com/example/files/blob/main/report.docx';
const download = (path: string, from = 'https://files.example.org/report.docx') => ({
  type: 'download',
  parameters: { files: [{ url: from, path }] },
});
const open = (path: string) => ({ type: 'open', parameters: { path } });
const report = '/home/user/report.docx';
const compare = (expected: object) => ({
  func: 'compare_docx_files',
  result: { type: 'vm_file', path: report, dest: 'report.docx' },
  expected: { dest: 'expected.docx', ...expected },
});
const gold = '/home/user/report_gold.docx';
const done = 'https://files.example.org/done.docx';
const cloud = compare({ type: 'cloud_file', path: done });

test.for([
  [
    'a page that shows the file, as input and reference',
    {
      config: [download(report, url), open(report)],
      evaluator: compare({ type: 'cloud_file', path: url }),
    },
    ['W06', 'W06'],
  ],
  [
    'a reference that is placed and read',
    {
      config: [download(report), download(gold, done)],
      evaluator: compare({ type: 'vm_file', path: gold }),
    },
    ['W22'],
  ],
  [
    'a file that is opened in the home of another user',
    {
      config: [download('/home/user/a.docx'), download(report), open('/home/anna/b.docx')],
      evaluator: cloud,
    },
    ['W20'],
  ],
  [
    'a file that is downloaded to the home of another user',
    { config: [download('/home/anna/b/report.docx'), open(report)], evaluator: cloud },
    ['W20'],
  ],
  [
    'a path of another system',
    { config: [download(report), open('C:\\Users\\anna\\report2.docx')], evaluator: cloud },
    ['W09'],
  ],
] as const)('reports %s once', ([, parts, expected]) => {
  const instruction = 'Make the headings of report.docx bold and save it.';
  const task = exampleTask({ related_apps: ['word_processor'], instruction, ...parts });
  const file = parseFile('example.json', new TextEncoder().encode(JSON.stringify(task)));
  const vocabulary = createVocabulary({});
  const found = checkEach([file], { vocabulary, isValid: () => true }).flat();
  const concerned = found.filter(({ code }) => /^W(?:0[5679]|2[02])$/.test(code));
  expect(concerned.map(({ code }) => code)).toEqual(expected);
});
