import { expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import type { Finding } from '../model/finding.ts';
import { applyBaseline, pruneRecords } from './apply-baseline.ts';
import { formatBaseline, recordFindings } from './record-findings.ts';

const ids: Readonly<Record<string, string>> = {
  'a.json': 'one',
  'renamed.json': 'one',
  'b.json': 'two',
  'c.json': 'three',
};
const nameTask = (file: string) => ids[file] ?? file;
const find = (fields: Partial<Finding> = {}) => exampleFinding({ file: 'a.json', ...fields });
const apply = (before: readonly Finding[], after: readonly Finding[]) => {
  const { findings, recorded, gone } = applyBaseline(
    after,
    recordFindings(before, nameTask),
    nameTask,
  );
  return [findings.length, recorded.length, gone.map(({ count }) => count)];
};

const step = (index: number, message = `nothing writes "${index}.csv"`) =>
  find({ pointer: `/config/${index}/parameters`, line: index + 5, message });

test.for<[what: string, before: Finding[], after: Finding[], result: unknown[]]>([
  ['in another line', [find()], [find({ line: 99, column: 1 })], [0, 1, []]],
  ['in a file that was renamed', [find()], [find({ file: 'renamed.json' })], [0, 1, []]],
  ['at another index', [step(1)], [step(4)], [0, 1, []]],
  ['that names another file', [step(1)], [step(1, 'nothing writes "else.csv"')], [0, 1, []]],
  ['of another severity', [find()], [find({ severity: 'warning' })], [0, 1, []]],
])('knows a finding %s', ([, before, after, result]) => {
  expect(apply(before, after)).toEqual(result);
});

test.for<[what: string, before: Finding[], after: Finding[], result: unknown[]]>([
  ['in another task', [find()], [find({ file: 'b.json' })], [1, 0, [1]]],
  ['in another field', [find()], [find({ pointer: '/source' })], [1, 0, [1]]],
  ['of another rule', [find()], [find({ code: 'W21' })], [1, 0, [1]]],
  ['of another cause', [find()], [find({ message: '"id" is missing' })], [1, 0, [1]]],
  ['more of one place', [step(1)], [step(1), step(2), step(3)], [2, 1, []]],
])('reports a finding %s', ([, before, after, result]) => {
  expect(apply(before, after)).toEqual(result);
});

test('says how many are gone of one place', () => {
  expect(apply([step(1), step(2), step(3)], [step(9)])).toEqual([0, 1, [2]]);
});

test('a finding about several tasks is known as long as no other task joins', () => {
  const about = (...files: string[]) => find({ files });
  expect(apply([about('a.json', 'b.json')], [about('b.json', 'a.json')])).toEqual([0, 1, []]);
  expect(apply([about('a.json', 'b.json', 'c.json')], [about('a.json', 'c.json')])).toEqual([
    0,
    1,
    [],
  ]);
  expect(apply([about('a.json', 'b.json')], [about('a.json', 'b.json', 'c.json')])).toEqual([
    1,
    0,
    [1],
  ]);
});

test('writes a line for each record, in an order that does not depend on files', () => {
  const findings = [
    find({ file: 'lost.json', code: 'F01', pointer: '', message: 'unexpected comma' }),
    step(3),
    step(1),
    find({ code: 'D07', files: ['b.json', 'a.json'], message: 'the same "x y"' }),
  ];
  const text = formatBaseline(recordFindings(findings, nameTask));
  expect(text).toBe(`{
  "version": 1,
  "findings": [
    { "rule": "D07", "tasks": ["one", "two"], "at": "/id", "cause": "the same \\"…\\"", "count": 1 },
    { "rule": "F01", "tasks": ["lost.json"], "at": "", "cause": "unexpected comma", "count": 1 },
    { "rule": "S02", "tasks": ["one"], "at": "/config/parameters", "cause": "nothing writes \\"…\\"", "count": 2 }
  ]
}
`);
  expect(formatBaseline(recordFindings(findings.reverse(), nameTask))).toBe(text);
  expect(formatBaseline([])).toBe('{\n  "version": 1,\n  "findings": []\n}\n');
});

test('removes what is gone, and adds up what a merge has left twice', () => {
  const records = recordFindings([step(1), step(2), find()], nameTask);
  const { gone } = applyBaseline([step(1)], records, nameTask);
  expect(pruneRecords(records, gone).map(({ at, count }) => [at, count])).toEqual([
    ['/config/parameters', 1],
  ]);
  expect(applyBaseline([step(1), step(2)], [...records, ...records], nameTask)).toMatchObject({
    findings: [],
    gone: [{ count: 2 }, { count: 2 }],
  });
});
