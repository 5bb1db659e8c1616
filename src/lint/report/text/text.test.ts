import { expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import type { Finding } from '../model/finding.ts';
import { formatText } from './text.ts';

const finding = exampleFinding();
const textOf = (file: string) => (file === 'os/a.json' ? '{\n  "id": 5\n}\n' : '');

test('prints problems by rule with their lines, then the rules, then a line of totals', () => {
  const note: Finding = { ...finding, severity: 'info', code: 'F03', rule: 'byte-order-mark' };
  const findings = [finding, note, { ...finding, file: 'os/b.json' }];
  expect(formatText({ files: 3, tasks: 2, findings }, { textOf })).toBe(
    `S02 wrong-type  2 errors in 2 files

  error  S02 wrong-type  os/a.json:2:9
    "id" is the number 5; it must be a string
    2 |   "id": 5
      |         ^

  error  S02 wrong-type  os/b.json:2:9
    "id" is the number 5; it must be a string

rule                 errors  warnings  info  files
F03 byte-order-mark                       1      1
S02 wrong-type            2                      2

2 tasks in 3 files: 2 errors, 0 warnings, 1 info`,
  );
});

const placesIn = (report: string) => report.match(/^ {2}(?:error|warning|info) .*$/gm) ?? [];

test('prints errors first, then by rule', () => {
  const findings = [
    exampleFinding({ severity: 'warning', file: 'a.json' }),
    exampleFinding({ code: 'W21', rule: 'download-lasts', file: 'b.json' }),
    exampleFinding({ file: 'c.json' }),
  ];
  expect(placesIn(formatText({ files: 3, tasks: 3, findings }, { textOf }))).toEqual([
    '  error  S02 wrong-type  c.json:2:9',
    '  error  W21 download-lasts  b.json:2:9',
    '  warning  S02 wrong-type  a.json:2:9',
  ]);
});

const many = Array.from({ length: 9 }, (_, index) =>
  exampleFinding({ file: `os/${index}.json`, severity: 'warning' }),
);

test('folds the findings of one cause after five', () => {
  const report = formatText({ files: 9, tasks: 9, findings: many }, { textOf });
  expect(placesIn(report)).toHaveLength(5);
  expect(report).toContain('S02 wrong-type  9 warnings in 9 files\n');
  expect(report).toContain(
    '  … 4 more in 4 files (os/5.json, os/6.json, os/7.json, …), with the same cause; list them with --rule S02 --no-fold, or silence the rule with "check": { "severity": { "S02": "off" } } in dataset.json\n',
  );
});

test('folds no finding that would be alone', () => {
  const report = formatText({ files: 6, tasks: 6, findings: many.slice(0, 6) }, { textOf });
  expect(placesIn(report)).toHaveLength(6);
  expect(report).not.toContain('with the same cause');
});

test('says how to list folded notes, which no report has unless asked for', () => {
  const findings = many.map((one) => ({ ...one, severity: 'info' as const }));
  const report = formatText({ files: 9, tasks: 9, findings }, { textOf, level: 'info' });
  expect(report).toContain('list them with --rule S02 --no-fold --level info, or');
});

test('names a cause that the messages do not', () => {
  const findings = many.map((one, index) => ({ ...one, message: `${index}`, cause: 'a copy' }));
  const report = formatText({ files: 9, tasks: 9, findings }, { textOf });
  expect(report).toContain(', …), with the same cause: a copy; list them with');
});

test('lists every finding of a cause on demand', () => {
  const report = formatText({ files: 9, tasks: 9, findings: many }, { textOf, isFolded: false });
  expect(placesIn(report)).toHaveLength(9);
  expect(report).not.toContain('with the same cause');
});

test('lists from a severity on, and counts all', () => {
  const note = exampleFinding({ severity: 'info', code: 'V02', rule: 'field-deprecated' });
  const subject = { files: 9, tasks: 9, findings: [...many, finding, note] };
  const numberAt = (level: 'error' | 'warning' | 'info') =>
    placesIn(formatText(subject, { textOf, level })).length;
  expect([numberAt('error'), numberAt('warning'), numberAt('info')]).toEqual([1, 6, 7]);
  expect(formatText(subject, { textOf, level: 'error' })).toMatch(/1 error, 9 warnings, 1 info$/);
});

test('lists at most so many findings, the most severe first', () => {
  const subject = { files: 9, tasks: 9, findings: [...many, finding] };
  const report = formatText(subject, { textOf, max: 1 });
  expect(placesIn(report)).toEqual(['  error  S02 wrong-type  os/a.json:2:9']);
  expect(report).toContain('\n\n… 9 findings more, not listed because of --max 1\n\n');
  expect(placesIn(formatText(subject, { textOf, max: 3 }))).toEqual([
    '  error  S02 wrong-type  os/a.json:2:9',
    '  warning  S02 wrong-type  os/0.json:2:9',
    '  warning  S02 wrong-type  os/1.json:2:9',
  ]);
});

test('names the rules that it is limited to', () => {
  const report = formatText(
    { files: 1, tasks: 1, findings: [] },
    { textOf, rules: ['W21', 'D02'] },
  );
  expect(report).toBe('1 task in 1 file: 0 errors, 0 warnings, 0 info; only W21, D02');
});

test('links each rule to its page on a site', () => {
  const report = formatText(
    { files: 1, tasks: 1, findings: [finding] },
    { textOf, site: 'https://example.org' },
  );
  expect(report).toContain('1 error in 1 file\nhttps://example.org/rules/s02/\n');
});

test('counts information that occurs in many files once for each rule', () => {
  const note: Finding = { ...finding, severity: 'info', code: 'V02', rule: 'field-deprecated' };
  const findings = [note, { ...note, line: 3 }, { ...note, file: 'os/b.json' }];
  expect(formatText({ files: 2, tasks: 2, findings }, { textOf })).toBe(
    `rule                  errors  warnings  info  files
V02 field-deprecated                       3      2

2 tasks in 2 files: 0 errors, 0 warnings, 3 info`,
  );
});

test('sorts the rules by layer and number', () => {
  const codes = ['D01', 'W10', 'W02', 'F03', 'V01', 'S02'];
  const findings = codes.map((code) => exampleFinding({ code, severity: 'info' }));
  const report = formatText({ files: 1, tasks: 1, findings }, { textOf });
  expect(report.match(/^[A-Z]\d\d/gm)).toEqual(['F03', 'S02', 'V01', 'W02', 'W10', 'D01']);
});

test('says what can be fixed and what is excepted', () => {
  const fixable = exampleFinding({ fix: { kind: 'end-line' } });
  const report = formatText(
    { files: 1, tasks: 1, findings: [fixable, finding] },
    { textOf, excepted: 2 },
  );
  expect(report.split('\n').slice(-2)).toEqual([
    '1 task in 1 file: 2 errors, 0 warnings, 0 info; 2 excepted in dataset.json',
    '1 finding can be fixed with --fix',
  ]);
});

test('paints severities and carets, and nothing that is copied into an editor', () => {
  const report = formatText(
    { files: 1, tasks: 1, findings: [finding] },
    { textOf, paint: (style, text) => `<${style}>${text}</>` },
  );
  expect(report).toContain('  <error>error</>  S02 wrong-type  <quiet>os/a.json:2:9</>');
  expect(report).toContain('<quiet>2 |</>   "id": 5\n');
  expect(report).toContain('<error>        ^</>');
});

test('prints only the totals where there is no finding', () => {
  expect(formatText({ files: 1, tasks: 1, findings: [] }, { textOf })).toBe(
    '1 task in 1 file: 0 errors, 0 warnings, 0 info',
  );
});
