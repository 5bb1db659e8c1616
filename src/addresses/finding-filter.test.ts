import { expect, test } from 'vitest';
import {
  countByValue,
  countFindings,
  type FilterRow,
  type FilterValues,
  isChosen,
  readFilter,
  writeFilter,
} from './finding-filter.ts';

const nothing: FilterValues = { severity: [], rule: [], app: [], suite: [] };
const available: FilterValues = {
  severity: ['error', 'warning', 'info'],
  rule: ['W02', 'V02'],
  app: ['browser', 'os'],
  suite: ['quick'],
};

test.for<[string, string, Partial<FilterValues>]>([
  ['nothing', '', {}],
  ['a rule', '?rule=W02', { rule: ['W02'] }],
  ['two severities', '?severity=error&severity=info', { severity: ['error', 'info'] }],
  [
    'one value of every filter',
    '?severity=error&rule=W02&app=os&suite=quick',
    { severity: ['error'], rule: ['W02'], app: ['os'], suite: ['quick'] },
  ],
])('an address with %s reads as it was written', ([, query, expected]) => {
  const { chosen, ignored } = readFilter(query, available);
  expect(chosen).toEqual({ ...nothing, ...expected });
  expect(ignored).toEqual([]);
  expect(writeFilter(chosen)).toBe(query);
});

test.for<[string, string, Partial<FilterValues>, string[]]>([
  ['an unknown value', '?rule=W99&app=os', { app: ['os'] }, ['rule W99']],
  ['a second rule', '?rule=W02&rule=V02', { rule: ['W02'] }, ['rule V02']],
  ['an unknown severity', '?severity=fatal', {}, ['severity fatal']],
])('ignores %s and says so', ([, query, expected, said]) => {
  const { chosen, ignored } = readFilter(query, available);
  expect(chosen).toEqual({ ...nothing, ...expected });
  expect(ignored.map(({ name, value }) => `${name} ${value}`)).toEqual(said);
});

test.for<[string, string, Partial<FilterValues>]>([
  ['capital letters', '?rule=w02&app=OS', { rule: ['W02'], app: ['os'] }],
  ['a value that occurs twice', '?severity=error&severity=error', { severity: ['error'] }],
  ['an empty value', '?rule=&suite=', {}],
  ['other parameters', '?utm=1', {}],
])('does not mind %s', ([, query, expected]) => {
  const { chosen, ignored } = readFilter(query, available);
  expect(chosen).toEqual({ ...nothing, ...expected });
  expect(ignored).toEqual([]);
});

test('escapes characters of an address so that they can be read again', () => {
  const odd = { ...available, suite: ['a&b=c d'] };
  const query = writeFilter({ suite: odd.suite });
  expect(readFilter(query, odd).chosen.suite).toEqual(odd.suite);
});

const row = (severity: string, rule: string, app: string[], count = 1): FilterRow => ({
  values: { severity: [severity], rule: [rule], app, suite: [] },
  count,
  shared: [],
});
const rows = [
  row('error', 'W02', ['browser', 'os']),
  row('warning', 'W02', ['os']),
  row('info', 'V02', [], 2),
];

test.for<[string, Partial<FilterValues>, number[]]>([
  ['all rows when nothing is chosen', {}, [0, 1, 2]],
  ['rows with any of the chosen severities', { severity: ['warning', 'info'] }, [1, 2]],
  ['rows that have every filter', { rule: ['W02'], app: ['browser'] }, [0]],
  ['no row that lacks a value', { suite: ['quick'] }, []],
])('chooses %s', ([, chosen, expected]) => {
  const left = rows.filter((one) => isChosen(one, { ...nothing, ...chosen }));
  expect(left).toEqual(expected.map((index) => rows[index]));
});

test('counts what each value would show beside the other filters', () => {
  const { severity, rule, app, suite } = countByValue(rows, { ...nothing, rule: ['W02'] });
  expect([...severity]).toEqual([
    ['error', 1],
    ['warning', 1],
  ]);
  expect([...rule]).toEqual([
    ['W02', 2],
    ['V02', 2],
  ]);
  expect([...app]).toEqual([
    ['browser', 1],
    ['os', 2],
  ]);
  expect([...suite]).toEqual([]);
});

test('counts a finding that several rows have once, also for each value', () => {
  const shared = [
    { ...row('info', 'V02', ['os'], 0), shared: ['V02-0'] },
    { ...row('info', 'V02', ['os', 'browser'], 2), shared: ['V02-0', 'V02-1'] },
  ];
  expect(countFindings([...rows, ...shared])).toBe(8);
  const { severity, app } = countByValue([...rows, ...shared], nothing);
  expect(severity.get('info')).toBe(6);
  expect([app.get('os'), app.get('browser')]).toEqual([6, 5]);
});
