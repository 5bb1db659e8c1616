import { expect, test } from 'vitest';
import { deriveSchema } from '#format/json-schema.ts';
import { compileSchema } from '#format/validator.ts';
import { exampleFinding } from '../examples/example-finding.ts';
import { formatJson } from './json.ts';
import { reportSchema } from './report-schema.ts';

test('prints one object with the counts and every finding', () => {
  const finding = exampleFinding();
  expect(JSON.parse(formatJson({ files: 2, tasks: 1, findings: [finding] }))).toEqual({
    files: 2,
    tasks: 1,
    counts: { error: 1, warning: 0, info: 0 },
    impact: { scoredWrongly: 0, stopped: 1, misread: 0 },
    recorded: 0,
    gone: 0,
    findings: [
      {
        ...finding,
        files: [finding.file],
        path: finding.file,
        cause: '"id" is the number …; it must be a string',
      },
    ],
    causes: [],
  });
});

interface Report {
  counts: object;
  findings: { file: string; path: string; severity: string }[];
  causes: { cause: string; findings: number; files: string[] }[];
}

const uses = ['os/a.json', 'os/b.json', 'os/b.json'].map((file, index) =>
  exampleFinding({ file, line: index + 1, cause: 'files.example.org' }),
);

test('lists a cause with the files that it concerns', () => {
  const { causes } = JSON.parse(formatJson({ files: 2, tasks: 2, findings: uses })) as Report;
  expect(causes).toEqual([
    {
      code: 'S02',
      rule: 'wrong-type',
      severity: 'error',
      consequence: 'stops',
      cause: 'files.example.org',
      message: '"id" is the number 5; it must be a string',
      findings: 3,
      tasks: 2,
      example: { file: 'os/a.json', line: 1, column: 9 },
      files: ['os/a.json', 'os/b.json'],
    },
  ]);
});

test('has a schema', () => {
  const validate = compileSchema(deriveSchema('x', reportSchema));
  const report = JSON.parse(formatJson({ files: 2, tasks: 2, findings: uses })) as Report;
  expect(validate(report)).toBe(true);
  expect(validate({ ...report, findings: [{ ...report.findings[0], severity: 'note' }] })).toBe(
    false,
  );
});

test('adds the path of each file from the folder of the call', () => {
  const pathOf = (file: string) => `tasks/${file}`;
  const text = formatJson({ files: 2, tasks: 2, findings: uses }, { pathOf });
  const [first] = (JSON.parse(text) as Report).findings;
  expect([first?.file, first?.path]).toEqual(['os/a.json', 'tasks/os/a.json']);
});

test('lists findings from a severity on, and at most so many, and counts all', () => {
  const severities = ['info', 'warning', 'error', 'warning'] as const;
  const findings = severities.map((severity, index) =>
    exampleFinding({ severity, line: index + 1, message: severity }),
  );
  const subject = { files: 1, tasks: 1, findings };
  const read = (options: object) => JSON.parse(formatJson(subject, options)) as Report;
  const severitiesOf = (report: Report) => report.findings.map(({ severity }) => severity);
  expect(severitiesOf(read({ level: 'warning' }))).toEqual(['warning', 'error', 'warning']);
  expect(severitiesOf(read({ max: 2 }))).toEqual(['warning', 'error']);
  expect(read({ level: 'error', max: 1 }).counts).toEqual({ error: 1, warning: 2, info: 1 });
});
