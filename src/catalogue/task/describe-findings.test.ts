import { expect, test } from 'vitest';
import type { Severity } from '#lint/model/finding.ts';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import { describeFindings } from './describe-findings.ts';

test.for<[string, Severity[], string]>([
  ['an error', ['error'], '1 error'],
  ['warnings', ['warning', 'warning'], '2 warnings'],
  ['notes alone', ['info'], '1 note'],
  [
    'findings of every kind',
    ['info', 'error', 'info', 'warning'],
    '4 findings: 1 error, 1 warning, 2 notes',
  ],
  ['two kinds', ['info', 'error', 'info'], '3 findings: 1 error, 2 notes'],
])('counts %s', ([, severities, expected]) => {
  const findings = severities.map((severity) => exampleFinding({ severity }));
  expect(describeFindings(findings)).toBe(expected);
});
