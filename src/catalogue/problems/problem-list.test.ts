import { expect, test } from 'vitest';
import { exampleFinding } from '../../lint/examples/example-finding.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { listProblems } from './problem-list.ts';

const list = (findings: Parameters<typeof exampleFinding>[0][], parts = {}) =>
  listProblems(
    exampleCatalogue(parts, {
      findings: findings.map(exampleFinding),
      suites: [{ name: 'quick look', members: [{ folder: 'os', id: 'a' }] }],
    }),
  );
const many = (number: number, code: string) =>
  Array.from({ length: number }, (_, index) => ({ file: `${code}/${index}.json`, code }));

test('lists each file with the groups of its task', () => {
  const parts = {
    'os/a.json': { id: 'a', related_apps: ['os', 'LibreOffice Calc'] },
    'b.json': { id: 'b', related_apps: ['vlc'] },
  };
  const { files, notes } = list(
    [
      { file: 'os/a.json', code: 'S02' },
      { file: 'lost.json', code: 'F01' },
      { file: 'b.json', code: 'V02', severity: 'info' },
      { file: 'b.json', code: 'V02', severity: 'info' },
    ],
    parts,
  );
  expect(files.map(({ file, apps, suites }) => [file, apps, suites.length])).toEqual([
    ['os/a.json', ['os', 'libreoffice_calc'], 1],
    ['lost.json', [], 0],
  ]);
  expect(
    notes.flatMap(({ files: noted }) => noted.map(({ file, apps, count }) => [file, apps, count])),
  ).toEqual([['b.json', ['vlc'], 2]]);
});

test('offers what the listed findings have, in the order of the rules and groups', () => {
  const parts = {
    'os/a.json': { id: 'a', related_apps: ['os'] },
    'os/c.json': { id: 'c', related_apps: ['gimp'] },
  };
  const { choices } = list(
    [
      { file: 'os/a.json', code: 'W01' },
      { file: 'os/a.json', code: 'F05', severity: 'info' },
      { file: 'os/a.json', code: 'S02' },
    ],
    parts,
  );
  expect(choices.severity.map(({ value }) => value)).toEqual(['error', 'warning', 'info']);
  expect(choices.rule.map(({ value }) => value)).toEqual(['F05', 'S02', 'W01']);
  expect(choices.rule[2]).toEqual({ value: 'W01', label: 'W01 evaluator-lists-align' });
  expect(choices.app).toEqual([{ value: 'os', label: 'Operating system' }]);
  expect(choices.suite.map(({ label }) => label)).toEqual(['quick look']);
});

test('lists at most 500 files, some of every rule', () => {
  const { files, count, choices } = list([...many(700, 'S02'), ...many(2, 'W01')]);
  expect(files).toHaveLength(500);
  expect(count).toBe(500);
  expect(choices.rule.map(({ value }) => value)).toEqual(['S02', 'W01']);
});

test('lists at most 500 files of a note', () => {
  const notes = many(501, 'V02').map((finding) => ({ ...finding, severity: 'info' as const }));
  const { notes: rules, count } = list([...notes, ...notes]);
  expect(rules.map(({ files, hiddenFiles }) => [files.length, hiddenFiles])).toEqual([[500, 1]]);
  expect(count).toBe(1000);
});

test.for([
  ['all findings of a file that has a hundred', 1, 100, 100],
  ['a hundred of a file that has more', 1, 101, 100],
  ['fewer of each file when there are many', 200, 60, 20],
  ['ten at least', 500, 60, 10],
] as const)('lists %s', ([, fileCount, each, expected]) => {
  const findings = many(fileCount, 'S02').flatMap((finding) =>
    Array.from({ length: each }, () => finding),
  );
  for (const { findings: listed, hiddenFindings } of list(findings).files) {
    expect([listed.length, hiddenFindings]).toEqual([expected, each - expected]);
  }
});

test('a dataset without findings offers severities alone', () => {
  const { files, notes, choices } = list([], { 'a.json': {} });
  expect([files, notes, choices.rule, choices.app, choices.suite]).toEqual([[], [], [], [], []]);
});
