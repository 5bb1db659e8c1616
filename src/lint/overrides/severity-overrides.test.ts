import { expect, test } from 'vitest';
import {
  applySeverityOverrides,
  type CheckSettings,
  type Exception,
} from './severity-overrides.ts';
import { exampleFinding } from '../examples/example-finding.ts';

const noSettings: CheckSettings = { severity: {}, exceptions: [] };
const warning = exampleFinding({ code: 'W08', severity: 'warning', file: 'a.json' });
const error = exampleFinding({ code: 'S02', severity: 'error', file: 'b.json' });

const exception = (fields: Partial<Exception>): Exception => ({
  file: 'a.json',
  rule: 'W08',
  reason: 'The environment runs it in a shell.',
  at: ['check', 'exceptions', 0],
  ...fields,
});

const apply = (settings: Partial<CheckSettings>) =>
  applySeverityOverrides([warning, error], { ...noSettings, ...settings });

test('leaves findings as they are without settings', () => {
  expect(apply({})).toEqual({ findings: [warning, error], excepted: 0, unused: [] });
});

test('gives the findings of a rule the severity of the dataset', () => {
  expect(apply({ severity: { W08: 'error' } }).findings).toEqual([
    { ...warning, severity: 'error' },
    error,
  ]);
});

test('leaves out the findings of a rule that is off, without counting them as excepted', () => {
  expect(apply({ severity: { W08: 'off' } })).toMatchObject({ findings: [error], excepted: 0 });
});

test('leaves out what is excepted, and counts it', () => {
  const settings = { exceptions: [exception({})] };
  const { findings, excepted, unused } = applySeverityOverrides([warning, warning, error], {
    ...noSettings,
    ...settings,
  });
  expect([findings, excepted, unused]).toEqual([[error], 2, []]);
});

test('excepts a file whose name is written in another Unicode form', () => {
  const finding = { ...warning, file: 'bu\u0308ro.json' };
  const settings = { ...noSettings, exceptions: [exception({ file: 'b\u00FCro.json' })] };
  expect(applySeverityOverrides([finding], settings)).toMatchObject({ excepted: 1, unused: [] });
});

test.for([
  ['another file', { file: 'c.json' }],
  ['another rule', { rule: 'W09' }],
] as const)('reports an exception for %s as unused', ([, fields]) => {
  const own = exception(fields);
  expect(apply({ exceptions: [own] })).toEqual({
    findings: [warning, error],
    excepted: 0,
    unused: [own],
  });
});

test('counts an exception as used where its rule is off', () => {
  const settings = { severity: { W08: 'off' as const }, exceptions: [exception({})] };
  expect(apply(settings)).toEqual({ findings: [error], excepted: 1, unused: [] });
});
