import { expect, test } from 'vitest';
import type { Severity } from '../model/finding.ts';
import { exampleFinding } from '../examples/example-finding.ts';
import { describeFindings } from './severity-words.ts';

test.for<[string, Severity[], string]>([
  ['an error', ['error'], '1 error'],
  ['warnings', ['warning', 'warning'], '2 warnings'],
  ['information alone', ['info'], '1 info'],
  [
    'findings of every kind',
    ['info', 'error', 'info', 'warning'],
    '4 findings: 1 error, 1 warning, 2 info',
  ],
  ['two kinds', ['info', 'error', 'info'], '3 findings: 1 error, 2 info'],
])('counts %s', ([, severities, expected]) => {
  const findings = severities.map((severity) => exampleFinding({ severity }));
  expect(describeFindings(findings)).toBe(expected);
});
