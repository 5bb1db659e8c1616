import { expect, test } from 'vitest';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import type { Severity } from '#lint/model/finding.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { findRuleHits, groupInformation } from './rule-hits.ts';

const finding = (file: string, code: string, severity: Severity) =>
  exampleFinding({ file, code, severity, message: code });

test('groups information by rule', () => {
  const findings = [
    finding('a.json', 'V02', 'info'),
    finding('a.json', 'V02', 'info'),
    finding('a.json', 'S02', 'error'),
    finding('c.json', 'F05', 'info'),
  ];
  const information = groupInformation(exampleCatalogue({ 'a.json': {} }, { findings }));
  expect(
    information.map(({ meta, findings: own, files }) => [
      meta.code,
      own.length,
      files.map(({ file, entry, message }) => [file, entry?.id, message]),
    ]),
  ).toEqual([
    ['F05', 1, [['c.json', undefined, 'F05']]],
    ['V02', 2, [['a.json', 'example', undefined]]],
  ]);
});

test('finds the files that one rule complains about, with any severity', () => {
  const findings = [
    finding('a.json', 'V02', 'info'),
    finding('b.json', 'V02', 'error'),
    finding('a.json', 'S02', 'error'),
    finding('a.json', 'V02', 'warning'),
  ];
  const hits = findRuleHits(exampleCatalogue({ 'a.json': {} }, { findings }), 'V02');
  expect(
    hits.map(({ file, entry, findings: own }) => [file, entry?.id, own.map((one) => one.severity)]),
  ).toEqual([
    ['a.json', 'example', ['info', 'warning']],
    ['b.json', undefined, ['error']],
  ]);
  expect(findRuleHits(exampleCatalogue({}, { findings }), 'W01')).toEqual([]);
});
