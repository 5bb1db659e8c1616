import { expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import { compareFindings, countBySeverity, type Finding, isAtLeast } from './finding.ts';

const finding = exampleFinding({ file: 'b.json', column: 3, message: 'm' });

test.for<[string, Partial<Finding>]>([
  ['file', { file: 'a.json', line: 9 }],
  ['line', { line: 1, column: 9 }],
  ['column', { column: 2, code: 'W01' }],
  ['code', { code: 'F01', message: 'z' }],
  ['message', { message: 'a' }],
])('orders by %s before what comes later', ([, earlier]) => {
  const first = { ...finding, ...earlier };
  expect([finding, first].sort(compareFindings)).toEqual([first, finding]);
  expect([first, finding].sort(compareFindings)).toEqual([first, finding]);
});

test('orders capitals before small letters, on every machine', () => {
  const files = ['a.json', 'B.json', 'ä.json'].map((file) => ({ ...finding, file }));
  expect(files.sort(compareFindings).map(({ file }) => file)).toEqual([
    'B.json',
    'a.json',
    'ä.json',
  ]);
});

test('finds equal findings equal', () => {
  expect(compareFindings(finding, { ...finding })).toBe(0);
});

test.for([
  ['error', 'warning', true],
  ['warning', 'warning', true],
  ['info', 'warning', false],
  ['warning', 'error', false],
  ['info', 'info', true],
] as const)('decides whether %s is at least %s', ([severity, threshold, expected]) => {
  expect(isAtLeast(severity, threshold)).toBe(expected);
});

test('counts by severity, with zero where there is none', () => {
  const findings = [finding, finding, { ...finding, severity: 'info' as const }];
  expect(countBySeverity(findings)).toEqual({ error: 2, warning: 0, info: 1 });
});
