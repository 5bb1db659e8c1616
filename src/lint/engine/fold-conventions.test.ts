import { expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import type { Finding } from '../model/finding.ts';
import { foldConventions } from './fold-conventions.ts';

const metas = [{ code: 'S03', canBeConvention: true }, { code: 'W21' }];
const message = '"source" is an array; it must be a string';
const none = { severity: {}, exceptions: [] };

const fold = (
  findings: readonly Partial<Finding>[],
  tasks: readonly string[],
  settings: Parameters<typeof foldConventions>[1]['settings'] = none,
) =>
  foldConventions(
    findings.map((finding) =>
      exampleFinding({ code: 'S03', severity: 'warning', message, ...finding }),
    ),
    { tasks: new Set(tasks), metas, settings },
  ).map(({ file, severity, message: text, files }) => ({
    file,
    severity,
    message: text.replace(/;.*/, ''),
    ...(files && { files }),
  }));

const four = ['a.json', 'b.json', 'c.json', 'd.json'];
const ofAll = four.map((file) => ({ file }));

test('makes one finding of what all tasks have', () => {
  expect(fold(ofAll, four)).toEqual([
    {
      file: 'a.json',
      severity: 'info',
      message: 'all 4 tasks share this: "source" is an array',
      files: four,
    },
  ]);
});

test('says how to accept it', () => {
  const [convention] = foldConventions(
    four.map((file) => exampleFinding({ code: 'S03', severity: 'info', file, message })),
    { tasks: new Set(four), metas, settings: none },
  );
  expect(convention?.message).toBe(
    'all 4 tasks share this: "source" is an array; if it is intended, set "S03" to "off" in "check.severity" of dataset.json',
  );
});

test('names the cause of findings with different messages', () => {
  const cause = 'the fields are not in the usual order';
  const findings = four.map((file) => ({ file, cause, message: `"${file}" comes after "x"` }));
  expect(fold(findings, four).map((finding) => finding.message)).toEqual([
    `all 4 tasks share this: ${cause}`,
  ]);
});

const many = Array.from({ length: 20 }, (_, index) => `t${String(index).padStart(2, '0')}.json`);

test('needs nine in ten tasks', () => {
  const share = (count: number) =>
    fold(
      many.slice(0, count).map((file) => ({ file })),
      many,
    );
  expect(share(18).map((finding) => finding.message)).toEqual([
    '18 of 20 tasks share this: "source" is an array',
  ]);
  expect(share(17)).toHaveLength(17);
});

test.for([
  ['two tasks', ofAll.slice(0, 2), four.slice(0, 2)],
  ['an error', ofAll.map((finding) => ({ ...finding, severity: 'error' as const })), four],
  ['a rule about more than the form', ofAll.map((finding) => ({ ...finding, code: 'W21' })), four],
  ['files that are not tasks', ofAll, ['x.json', 'y.json', 'z.json']],
  ['different causes', ofAll.map(({ file }) => ({ file, message: file })), four],
] as const)('leaves %s as they are', ([, findings, tasks]) => {
  expect(fold(findings, tasks)).toHaveLength(findings.length);
});

test('finds what all tasks of a folder have', () => {
  const inFolder = many.slice(0, 12).map((file) => `old/${file}`);
  const others = many.map((file) => `new/${file}`);
  const findings = [...inFolder, 'new/t03.json'].map((file) => ({ file }));
  expect(fold(findings, [...inFolder, ...others]).map((finding) => finding.message)).toEqual([
    '"source" is an array',
    'all 12 tasks of "old/" share this: "source" is an array',
  ]);
});

test('needs nearly all of the findings in such folders', () => {
  const files = many.flatMap((file) => [`old/${file}`, `new/${file}`]);
  const findings = files.filter((file) => !/new\/t.[0-4]/.test(file)).map((file) => ({ file }));
  expect(fold(findings, files)).toHaveLength(findings.length);
});

test('leaves what the settings of the dataset decide', () => {
  expect(fold(ofAll, four, { severity: { S03: 'warning' }, exceptions: [] })).toHaveLength(4);
  expect(fold(ofAll, four, { severity: { S03: 'info' }, exceptions: [] })).toHaveLength(1);
  const exceptions = [{ file: 'a.json', rule: 'S03', reason: 'two sources', at: [] }];
  expect(fold(ofAll, four, { severity: {}, exceptions })).toEqual([
    { file: 'a.json', severity: 'warning', message: '"source" is an array' },
    expect.objectContaining({ file: 'b.json', files: four.slice(1) }),
  ]);
});
