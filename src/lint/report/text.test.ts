import { expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import type { Finding } from '../model/finding.ts';
import { formatText } from './text.ts';

const finding = exampleFinding();
const textOf = (file: string) => (file === 'os/a.json' ? '{\n  "id": 5\n}\n' : '');

test('prints problems by file with their lines, then the rules, then a line of totals', () => {
  const note: Finding = { ...finding, severity: 'info', code: 'F03', rule: 'byte-order-mark' };
  const findings = [finding, note, { ...finding, file: 'os/b.json' }];
  expect(formatText({ files: 3, tasks: 2, findings }, { textOf })).toBe(
    `os/a.json  1 error

  error  S02 wrong-type  os/a.json:2:9
    "id" is the number 5; it must be a string
    2 |   "id": 5
      |         ^

os/b.json  1 error

  error  S02 wrong-type  os/b.json:2:9
    "id" is the number 5; it must be a string

rule                 errors  warnings  info  files
F03 byte-order-mark                       1      1
S02 wrong-type            2                      2

2 tasks in 3 files: 2 errors, 0 warnings, 1 info`,
  );
});

test('links each problem to the page of its rule on a site', () => {
  const report = formatText(
    { files: 1, tasks: 1, findings: [finding] },
    { textOf, site: 'https://example.org' },
  );
  expect(report).toContain('\n      |         ^\n    https://example.org/rules/s02/\n');
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

test('prints the totals alone where there is no finding', () => {
  expect(formatText({ files: 1, tasks: 1, findings: [] }, { textOf })).toBe(
    '1 task in 1 file: 0 errors, 0 warnings, 0 info',
  );
});
