import { expect, test } from 'vitest';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { listedOf, listFindings } from './finding-list.ts';

const list = (findings: Parameters<typeof exampleFinding>[0][], parts = {}) => {
  const found = listFindings(
    exampleCatalogue(parts, {
      findings: findings.map(exampleFinding),
      suites: [{ name: 'quick look', members: [{ folder: 'os', id: 'a' }] }],
    }),
  );
  return {
    ...found,
    rules: found.groups.flatMap((group) => group.rules),
    information: found.groups.flatMap((group) => group.information),
  };
};

const many = (number: number, code: string) =>
  Array.from({ length: number }, (_, index) => ({ file: `${code}/${index}.json`, code }));

test('lists each finding with the groups of its task', () => {
  const parts = {
    'os/a.json': { id: 'a', related_apps: ['os', 'LibreOffice Calc'] },
    'b.json': { id: 'b', related_apps: ['vlc'] },
  };
  const { rules, information } = list(
    [
      { file: 'os/a.json', code: 'S02' },
      { file: 'lost.json', code: 'F01' },
      { file: 'b.json', code: 'V02', severity: 'info' },
      { file: 'b.json', code: 'V02', severity: 'info' },
    ],
    parts,
  );
  expect(
    rules
      .flatMap(listedOf)
      .map(({ finding, entry, apps, suites }) => [finding.file, entry?.id, apps, suites.length]),
  ).toEqual([
    ['lost.json', undefined, [], 0],
    ['os/a.json', 'a', ['os', 'libreoffice_calc'], 1],
  ]);
  expect(
    information.flatMap(({ files: noted }) =>
      noted.map(({ file, apps, count }) => [file, apps, count]),
    ),
  ).toEqual([['b.json', ['vlc'], 2]]);
});

test('groups findings by consequence and rule, errors first', () => {
  const { groups } = list([
    { file: 'a.json', code: 'S02', severity: 'warning' },
    { file: 'b.json', code: 'W21', message: 'one' },
    { file: 'b.json', code: 'W21', message: 'two' },
    { file: 'c.json', code: 'D06', severity: 'warning', consequence: 'nothing' },
    { file: 'c.json', code: 'F09', severity: 'info', consequence: 'nothing' },
    { file: 'c.json', code: 'W02', severity: 'warning', consequence: 'passes' },
  ]);
  expect(
    groups.map(({ label, rules, information }) => [
      label,
      rules.map(({ meta, severity, count, where }) => [meta.code, severity, count, where.files]),
      information.map(({ meta }) => meta.code),
    ]),
  ).toEqual([
    [
      'A runner may stop',
      [
        ['W21', 'error', 2, 1],
        ['S02', 'warning', 1, 1],
      ],
      [],
    ],
    ['A wrong answer may pass', [['W02', 'warning', 1, 1]], []],
    ['Conventions', [['D06', 'warning', 1, 1]], ['F09']],
  ]);
});

test('has one message for the findings of a cause, frequent causes first', () => {
  const [rule] = list([
    { file: 'z.json', code: 'S02', message: '"title" is missing' },
    { file: 'a.json', code: 'S02', message: 'nothing writes "1.csv"' },
    { file: 'b.json', code: 'S02', message: 'nothing writes "2.csv"' },
  ]).rules;
  expect(rule?.causes.map(({ message, count, fileCount }) => [message, count, fileCount])).toEqual([
    ['nothing writes "…"', 2, 2],
    ['"title" is missing', 1, 1],
  ]);
});

test('says where the findings of a row are, and whether the explorer has just these tasks', () => {
  const parts = { 'a.json': { id: 'a' }, 'b.json': { id: 'b' } };
  const { groups } = list(
    [
      { file: 'a.json', code: 'S02' },
      { file: 'b.json', code: 'S02' },
      { file: 'a.json', code: 'W01' },
      { file: 'b.json', code: 'W01', severity: 'warning' },
      { file: 'a.json', code: 'D06', severity: 'info', message: '"x" is spelt "y"; use "x"' },
      { file: 'lost.json', code: 'F01' },
    ],
    parts,
  );
  const rows = groups.flatMap(({ rules, information }) => [...rules, ...information]);
  expect(rows.map(({ meta, example, where }) => [meta.code, example, where])).toEqual([
    ['S02', expect.any(String), { files: 2, areTasks: true, isWhole: true }],
    ['F01', expect.any(String), { files: 1, areTasks: false, isWhole: false }],
    ['W01', expect.any(String), { files: 1, areTasks: true, isWhole: false }],
    ['W01', expect.any(String), { files: 1, areTasks: true, isWhole: false }],
    ['D06', '"x" is spelt "y"', { files: 1, areTasks: true, isWhole: true }],
  ]);
});

test('lists a finding about several tasks once, with the groups of all of them', () => {
  const parts = {
    'a.json': { id: 'a', related_apps: ['os'] },
    'b.json': { id: 'b', related_apps: ['gimp'] },
  };
  const together = { file: 'a.json', files: ['a.json', 'b.json'], code: 'S02' };
  const { rules, choices } = list([together], parts);
  expect(rules.flatMap(listedOf).map(({ apps }) => apps)).toEqual([['os', 'gimp']]);
  expect(rules.map(({ count, where }) => [count, where.files])).toEqual([[1, 2]]);
  expect(choices.app).toHaveLength(2);
  const { entries } = exampleCatalogue(parts, { findings: [exampleFinding(together)] });
  expect(entries.map(({ findings }) => findings.map(({ pointer }) => pointer))).toEqual([
    ['/id'],
    [''],
  ]);
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
  expect(choices.severity.map(({ label }) => label)).toEqual(['error', 'warning', 'information']);
  expect(choices.severity[2]?.value).toBe('info');
  expect(choices.rule.map(({ value }) => value)).toEqual(['F05', 'S02', 'W01']);
  expect(choices.rule[2]).toEqual({ value: 'W01', label: 'W01 evaluator-lists-align' });
  expect(choices.app).toEqual([{ value: 'os', label: 'Operating system' }]);
  expect(choices.suite.map(({ label }) => label)).toEqual(['quick look']);
});

test('lists at most 2000 findings, some of every rule', () => {
  const { rules, count, choices } = list([...many(2100, 'S02'), ...many(2, 'W01')]);
  expect(rules.map((rule) => [rule.count, listedOf(rule).length])).toEqual([
    [2100, 1998],
    [2, 2],
  ]);
  expect(count).toBe(2000);
  expect(choices.rule.map(({ value }) => value)).toEqual(['S02', 'W01']);
});

test('lists at most 500 files of a rule with information', () => {
  const notes = many(501, 'V02').map((finding) => ({ ...finding, severity: 'info' as const }));
  const { information: rules, count } = list([...notes, ...notes]);
  expect(rules.map(({ files, hiddenFiles }) => [files.length, hiddenFiles])).toEqual([[500, 1]]);
  expect(count).toBe(1000);
});

test('counts information about several files once, and has it at each of them', () => {
  const parts = { 'a.json': { id: 'a' }, 'b.json': { id: 'b' } };
  const { information, count } = list(
    [
      { file: 'a.json', files: ['a.json', 'b.json'], code: 'V02', severity: 'info' },
      { file: 'b.json', code: 'V02', severity: 'info' },
      { file: 'b.json', files: ['b.json'], code: 'V02', severity: 'info' },
    ],
    parts,
  );
  expect(count).toBe(3);
  expect(
    information.flatMap(({ files }) => files.map((file) => [file.file, file.count, file.shared])),
  ).toEqual([
    ['a.json', 0, ['V02-0']],
    ['b.json', 2, ['V02-0']],
  ]);
});

test('a dataset without findings offers severities alone', () => {
  const { rules, information, choices } = list([], { 'a.json': {} });
  expect([rules, information, choices.rule, choices.app, choices.suite]).toEqual([
    [],
    [],
    [],
    [],
    [],
  ]);
});
