import { expect, test } from 'vitest';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import { filesOf, groupByCause } from './causes.ts';

const list = (findings: Parameters<typeof exampleFinding>[0][]) =>
  groupByCause(findings.map(exampleFinding)).map(({ code, cause, findings: own }) => [
    code,
    cause,
    own.length,
  ]);

test('groups findings with the same cause, or else the same message', () => {
  expect(
    list([
      { message: 'a', cause: 'host' },
      { message: 'b', cause: 'host' },
      { message: 'host' },
      { message: 'c' },
    ]),
  ).toEqual([
    ['S02', 'host', 3],
    ['S02', 'c', 1],
  ]);
});

test('orders causes by consequence, severity, rule and frequency', () => {
  expect(
    list([
      { code: 'W21', message: 'wrong', consequence: 'fails' },
      { code: 'F09', severity: 'info', message: 'a' },
      { code: 'W21', severity: 'warning', message: 'rare' },
      { code: 'W21', severity: 'warning', message: 'often', line: 8 },
      { code: 'W21', severity: 'warning', message: 'often', line: 9 },
      { code: 'D02', message: 'b' },
      { code: 'V02', severity: 'warning', message: 'c' },
      { code: 'S01', message: 'd' },
    ]),
  ).toEqual([
    ['S01', 'd', 1],
    ['D02', 'b', 1],
    ['V02', 'c', 1],
    ['W21', 'often', 2],
    ['W21', 'rare', 1],
    ['F09', 'a', 1],
    ['W21', 'wrong', 1],
  ]);
});

test('keeps findings of different rules and severities apart', () => {
  const codes = ['S01', 'S02', 'S02'] as const;
  const findings = codes.map((code, index) =>
    exampleFinding({ code, severity: index === 2 ? 'warning' : 'error' }),
  );
  expect(groupByCause(findings)).toHaveLength(3);
});

test('a cause that a rule states has no path either', () => {
  expect(list([{ message: 'a', cause: 'tasks of "os/" repeat those of "vlc/"' }])).toEqual([
    ['S02', 'tasks of "…" repeat those of "…"', 1],
  ]);
});

test('names each file once, in order', () => {
  const findings = ['b.json', 'a.json', 'b.json'].map((file) => exampleFinding({ file }));
  expect(filesOf(findings)).toEqual(['b.json', 'a.json']);
});
