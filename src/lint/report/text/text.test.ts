import { expect, test } from 'vitest';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import type { Finding } from '#lint/model/finding.ts';
import { allRuleMetas } from '#lint/rules/index.ts';
import { formatText } from './text.ts';

const finding = exampleFinding();
const textOf = (file: string) => (file === 'os/a.json' ? '{\n  "id": 5\n}\n' : '');

test('lists few findings with their lines, by consequence and rule', () => {
  const note: Finding = { ...finding, severity: 'info', code: 'F03', rule: 'byte-order-mark' };
  const findings = [finding, note, { ...finding, file: 'os/b.json' }];
  expect(formatText({ files: 3, tasks: 2, findings }, { textOf })).toBe(
    `2 tasks: 2 may stop a runner

A runner may stop

S02 wrong-type  2 errors in 2 files

  error  S02 wrong-type  os/a.json:2:9
    "id" is the number 5; it must be a string
    2 |   "id": 5
      |         ^

  error  S02 wrong-type  os/b.json:2:9
    "id" is the number 5; it must be a string

2 tasks in 3 files: 2 errors, 0 warnings, 1 info
not listed without --level info: F03 byte-order-mark 1`,
  );
});

const placesIn = (report: string) =>
  report.match(/^ {2}(?:error|warning|info) {2}[A-Z].*$/gm) ?? [];

test('orders by consequence, then severity, then rule', () => {
  const findings = [
    exampleFinding({ severity: 'warning', file: 'a.json', consequence: 'nothing' }),
    exampleFinding({ severity: 'warning', file: 'b.json', consequence: 'fails' }),
    exampleFinding({ code: 'W21', rule: 'download-lasts', file: 'c.json', consequence: 'fails' }),
    exampleFinding({ severity: 'warning', file: 'd.json', consequence: 'stops' }),
  ];
  expect(placesIn(formatText({ files: 3, tasks: 3, findings }, { textOf }))).toEqual([
    '  warning  S02 wrong-type  d.json:2:9',
    '  error  W21 download-lasts  c.json:2:9',
    '  warning  S02 wrong-type  b.json:2:9',
    '  warning  S02 wrong-type  a.json:2:9',
  ]);
});

const many = Array.from({ length: 30 }, (_, index) =>
  exampleFinding({ file: `os/${index}.json`, severity: 'warning', consequence: 'fails' }),
);
const variants = many.map((one, index) => ({
  ...one,
  code: 'V05',
  rule: 'field-known',
  message: `unknown field "field_${'abcdef'[index % 6] ?? ''}"; remove it`,
}));

test('lists the causes of many findings with their number and an example', () => {
  const note = exampleFinding({ severity: 'info', code: 'V02', rule: 'field-deprecated' });
  const alone = exampleFinding({ code: 'W02', rule: 'dest-unique', file: 'os/z.json' });
  const convention = exampleFinding({ severity: 'warning', consequence: 'nothing', code: 'D06' });
  const findings = [...many, ...variants, note, alone, { ...convention, rule: 'app-spelt-alike' }];
  expect(formatText({ files: 31, tasks: 31, findings }, { textOf })).toBe(
    `31 tasks: 30 may be scored wrongly, 1 may stop a runner

A runner may stop
  error    W02 dest-unique: "id" is the number 5; it must be a string
           os/z.json:2:9
  info     V02 field-deprecated 1

A right answer may fail
  warning  S02 wrong-type: "id" is the number 5; it must be a string
           30 tasks, such as os/0.json:2:9
  warning  V05 field-known: unknown field "field_a"; remove it
           5 tasks, such as os/0.json:2:9
  warning  V05 field-known: unknown field "field_b"; remove it
           5 tasks, such as os/1.json:2:9
  warning  V05 field-known: unknown field "field_e"; remove it
           5 tasks, such as os/10.json:2:9
           and 3 other causes in 15 tasks: --rule V05

Conventions
  warning  D06 app-spelt-alike 1: "id" is the number 5; it must be a string

31 tasks in 31 files: 1 error, 61 warnings, 1 info
list the findings of a rule with --rule CODE, all with --all`,
  );
});

test('leaves out of a message what differs between the findings of a cause', () => {
  const findings = many.map((one, index) => ({
    ...one,
    message: `nothing writes "${index}.csv" before step ${index}, which reads "in.csv"`,
  }));
  expect(formatText({ files: 30, tasks: 30, findings }, { textOf })).toContain(
    'nothing writes "…" before step …, which reads "in.csv"\n',
  );
});

test.for([
  ['a terminal of 100 columns', {}],
  ['a narrow terminal', { columns: 60 }],
  ['a wide terminal, with notes', { columns: 200, level: 'info' }],
] as const)('fits two screens of %s, whatever is found', ([, options]) => {
  const findings = allRuleMetas.flatMap(({ code, name, severity, consequence }) =>
    Array.from({ length: 60 }, (_, index) => ({
      ...exampleFinding({ code, rule: name, severity, consequence, file: `${index}.json` }),
      message: `unknown field "field_${'abcdef'[index % 6] ?? ''}"; ${'remove it or add it '.repeat(9)}`,
    })),
  );
  const report = formatText({ files: 60, tasks: 60, findings }, { textOf, ...options });
  expect(report.split('\n').length).toBeLessThanOrEqual(75);
  expect(report.match(/^\w.*$/gm)).toEqual(
    expect.arrayContaining([
      'A runner may stop',
      'A wrong answer may pass',
      'A right answer may fail',
      'A score may be misread',
      'Conventions',
    ]),
  );
  for (const { code } of allRuleMetas) expect(report).toContain(code);
});

test('lists every finding on demand, notes too', () => {
  const note = exampleFinding({ severity: 'info', code: 'V02', rule: 'field-deprecated' });
  const subject = { files: 30, tasks: 30, findings: [...many, note] };
  expect(placesIn(formatText(subject, { textOf, isComplete: true }))).toHaveLength(31);
  expect(placesIn(formatText(subject, { textOf, rules: ['S02', 'V02'] }))).toHaveLength(31);
  const warnings = formatText(subject, { textOf, isComplete: true, level: 'warning' });
  expect(placesIn(warnings)).toHaveLength(30);
});

test('lists from a severity on, and counts all', () => {
  const note = exampleFinding({ severity: 'info', code: 'V02', rule: 'field-deprecated' });
  const subject = { files: 9, tasks: 9, findings: [...many.slice(0, 9), finding, note] };
  const numberAt = (level: 'error' | 'warning' | 'info') =>
    placesIn(formatText(subject, { textOf, level })).length;
  expect([numberAt('error'), numberAt('warning'), numberAt('info')]).toEqual([1, 10, 11]);
  expect(formatText(subject, { textOf, level: 'error' })).toContain('1 error, 9 warnings, 1 info');
});

test('lists at most so many findings, or causes', () => {
  const findings = [...many.slice(0, 9), finding];
  const report = formatText({ files: 9, tasks: 9, findings }, { textOf, max: 1 });
  expect(placesIn(report)).toEqual(['  error  S02 wrong-type  os/a.json:2:9']);
  expect(report).toContain('\n\n… 9 findings more, not listed because of --max 1\n\n');
  const causes = formatText({ files: 30, tasks: 30, findings: variants }, { textOf, max: 2 });
  expect(causes.match(/^ {2}warning/gm)).toHaveLength(2);
  expect(causes).toContain('and 4 other causes in 20 tasks: --rule V05');
});

test('names the other files of a finding about several tasks, and counts them', () => {
  const together = exampleFinding({ file: 'a.json', files: ['a.json', 'b.json', 'c.json'] });
  const report = formatText({ files: 3, tasks: 3, findings: [together] }, { textOf });
  expect(report).toContain('3 tasks: 3 may stop a runner');
  expect(report).toContain('    also in 2 files: b.json, c.json');
  const short = formatText({ files: 9, tasks: 9, findings: [...many, together] }, { textOf });
  expect(short).toContain('           3 tasks, such as a.json:2:9');
});

test('says that the findings are in files where not all of these are tasks', () => {
  const isTask = (file: string) => file !== 'os/0.json';
  const report = formatText({ files: 30, tasks: 29, findings: many, isTask }, { textOf });
  expect(report).toContain('30 files, such as os/0.json:2:9');
});

test('names the rules that it is limited to', () => {
  const report = formatText(
    { files: 1, tasks: 1, findings: [] },
    { textOf, rules: ['W21', 'D02'] },
  );
  expect(report).toBe(`1 task, only W21, D02: nothing found that changes results

1 task in 1 file: 0 errors, 0 warnings, 0 info; only W21, D02`);
});

test('links each rule to its page on a site', () => {
  const options = { textOf, site: 'https://example.org' };
  expect(formatText({ files: 1, tasks: 1, findings: [finding] }, options)).toContain(
    '1 error in 1 file\nhttps://example.org/rules/s02/\n',
  );
  expect(formatText({ files: 1, tasks: 1, findings: many }, options)).toContain(
    'all with --all; why, and how to fix: https://example.org/rules/',
  );
});

test('says what can be fixed, what is excepted and what a baseline records', () => {
  const fixable = exampleFinding({ fix: { kind: 'end-line' } });
  const note = exampleFinding({ fix: { kind: 'end-line' }, severity: 'info' });
  const report = formatText(
    { files: 1, tasks: 1, findings: [fixable, finding, note] },
    { textOf, excepted: 2, recorded: 1234, gone: 1, level: 'info' },
  );
  expect(report.split('\n').slice(-4)).toEqual([
    '1 task in 1 file: 2 errors, 0 warnings, 1 info; 2 excepted in dataset.json',
    '1,234 more findings in the baseline',
    '1 finding of the baseline is gone; remove it with --prune-baseline',
    '1 finding can be fixed with --fix, 1 more with --fix --level info',
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

test('says that nothing was found', () => {
  expect(formatText({ files: 1, tasks: 1, findings: [] }, { textOf })).toBe(
    `1 task: nothing found that changes results

1 task in 1 file: 0 errors, 0 warnings, 0 info`,
  );
});
