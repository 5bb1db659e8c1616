import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { buildCatalogue, type Catalogue, type CatalogueInput } from '#catalogue/catalogue.ts';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { compileSchema } from '#format/validator.ts';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { listExports } from './exports.ts';
import { catalogueFileSchema, findingsFileSchema } from './export-schemas.ts';
import { shortcutRecordSchema } from './shortcut-record-schema.ts';
import { deriveSchema } from '#format/json-schema.ts';
import { taskRecordSchema } from '../tasks/task-record-schema.ts';
import { listTaskColumns } from '../tasks/task-columns.ts';
import { toTaskRecord } from '../tasks/task-record.ts';
import type { TaskRecord } from '../tasks/task-record-schema.ts';

const root = 'https://tasks.example.org/';
const canary = '=canary "6f9b"';

const hostile: Readonly<Record<string, JsonObject>> = {
  'a.json': { id: 'a', instruction: '=1+1' },
  'b.json': { id: 'b', instruction: 'a, "b"\r\nc;\n\t表' },
  'c/b.json': { id: 'b', instruction: "'quoted'", source: ['a;b', '\\', '-1', ''] },
  'c/no.json': { id: 5, instruction: '', related_apps: ['a;=b', '@x'], evaluator: 'none' },
  'd/odd.json': {
    id: '../x',
    instruction: '\u{D800}',
    proxy: false,
    fixed_ip: 'true',
    evaluator: { func: ['infeasible', '=x'] },
    ...(JSON.parse('{"__proto__": {"a": 1}}') as object),
  },
};
const findings = [
  exampleFinding({ file: 'a.json', message: '"=1" and\u{2028}more' }),
  exampleFinding({ file: 'none.json', severity: 'info', fix: { edits: [] } as never }),
];

const textOf = (catalogue: Catalogue, name: string): string => {
  const found = listExports(catalogue, root).find((file) => file.name === name);
  return [...(found?.write() ?? [])].join('');
};
const readLines = (catalogue: Catalogue): TaskRecord[] => {
  const lines = textOf(catalogue, 'tasks.jsonl').split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line) as TaskRecord);
};
const recordsOf = (catalogue: Catalogue): TaskRecord[] =>
  JSON.parse(
    JSON.stringify(catalogue.entries.map((entry) => toTaskRecord(entry, root))),
  ) as TaskRecord[];

describe.for<[string, Partial<CatalogueInput>]>([
  ['a plain dataset', {}],
  [
    'a dataset with a canary and authors',
    {
      datasetFile: {
        title: '=T',
        language: 'ja',
        canary,
        version: '2',
        authors: ['A', { name: 'B' }],
        citation: { year: 2026 },
        repository: { url: 'https://git.example.org/a' },
      },
    },
  ],
  ['withheld answers', { datasetFile: { title: 'T', language: 'en', answers: 'omit' } }],
])('the exports of %s', ([, input]) => {
  const catalogue = exampleCatalogue(hostile, { findings, ...input });
  const { canary: own } = catalogue.about;

  test.for([
    ['catalogue', catalogueFileSchema],
    ['findings', findingsFileSchema],
  ] as const)('%s.json keeps to its schema and says what the dataset is', ([name, schema]) => {
    const file = JSON.parse(textOf(catalogue, `${name}.json`)) as JsonObject;
    expect(compileSchema(deriveSchema(name, schema))(file)).toBe(true);
    expect(file.$schema).toBe(`${root}schema/${name}.schema.json`);
    expect(file.dataset).toMatchObject({ title: catalogue.about.title });
    expect(file.canary).toBe(own);
  });

  test('tasks.jsonl gives the tasks again, from which the same export is made', () => {
    const again = buildCatalogue({
      datasetFile: catalogue.about,
      tasks: readLines(catalogue).map(({ file, task }) => ({
        file,
        fields: task,
        text: JSON.stringify(task),
        isPlainText: true,
      })),
      suites: [],
      findings,
      fileCount: catalogue.fileCount,
      unreadable: [],
      vocabulary: catalogue.vocabulary,
    });
    expect(textOf(again, 'tasks.jsonl')).toBe(textOf(catalogue, 'tasks.jsonl'));
  });

  test('tasks.jsonl has a line for each, which carries the canary', () => {
    const isRecord = compileSchema(deriveSchema('x', taskRecordSchema));
    const records = readLines(catalogue);
    expect(records.filter((record) => !isRecord(record))).toEqual([]);
    const marked = recordsOf(catalogue).map((record) =>
      own === undefined ? record : { ...record, canary: own },
    );
    expect(records).toEqual(marked);
  });

  test('tasks.csv has a row for each, and no cell that is a formula', () => {
    const columns = listTaskColumns(catalogue);
    const [head, ...rows] = parse(textOf(catalogue, 'tasks.csv'), { recordDelimiter: '\r\n' });
    expect(head).toEqual(columns.map(({ name }) => name));
    expect(rows).toHaveLength(catalogue.entries.length);
    expect(rows.flat().filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
    const instructions = rows.map((row) => row[head?.indexOf('instruction') ?? -1]);
    expect(instructions).toEqual(["'=1+1", 'a, "b"\r\nc;\n\t表', "''quoted'", '', '\u{FFFD}']);
    expect(new Set(rows.map((row) => row[columns.length - 1]))).toEqual(
      new Set(own === undefined ? ['0'] : [`'${own}`]),
    );
  });

  test('findings.json names the task of each finding, and not how to fix it', () => {
    const file = JSON.parse(textOf(catalogue, 'findings.json')) as { findings: JsonObject[] };
    const { fix: _fix, ...plain } = findings[1] ?? exampleFinding();
    expect(file.findings.map(({ task }) => task)).toEqual(['a', null]);
    expect(file.findings[1]).toEqual({ ...plain, files: [plain.file], task: null });
  });

  test('shortcuts.jsonl has a line for each shortcut, which carries the canary', () => {
    const isRecord = compileSchema(deriveSchema('x', shortcutRecordSchema));
    const [line = '', ...rest] = textOf(catalogue, 'shortcuts.jsonl').split('\n');
    expect(rest).toEqual(['']);
    const record = JSON.parse(line) as JsonObject;
    expect(isRecord(record)).toBe(true);
    expect(record).toEqual({
      ...{ id: '../x', file: 'd/odd.json', class: 'giving-up-passes', certainty: 'certain' },
      ...(catalogue.about.answers === 'omit'
        ? { pointer: '' }
        : { kind: 'infeasible', published: 'V6', pointer: '/evaluator/func/0' }),
      ...{ line: 1, message: expect.stringContaining('it cannot be done') as string },
      ...(own !== undefined && { canary: own }),
    });
  });

  test('catalogue.json counts every group', () => {
    const { facets } = JSON.parse(textOf(catalogue, 'catalogue.json')) as {
      facets: { name: string; groups: { name: string; tasks: number }[] }[];
    };
    for (const { name, groups } of facets) {
      const due = Object.entries(catalogue.groups).find(([facet]) => facet === name)?.[1];
      expect(groups.map((group) => [group.name, group.tasks])).toEqual(
        due?.map((group) => [group.name, group.tasks.length]),
      );
    }
    expect(facets).toHaveLength(Object.keys(catalogue.groups).length);
  });
});

test('catalogue.json names the files that cannot be read', () => {
  const catalogue = exampleCatalogue({ 'a.json': {} }, { unreadable: ['b.json', 'c.json'] });
  expect(JSON.parse(textOf(catalogue, 'catalogue.json'))).toMatchObject({
    tasks: 1,
    unreadable: ['b.json', 'c.json'],
  });
});

test('withheld answers are in no export', () => {
  const evaluator = {
    func: 'exact_match',
    expected: { type: 'rule', rules: { expected: 'a secret' } },
  };
  const quoted = exampleFinding({ file: 'a.json', message: 'the rule says "a secret"' });
  const datasetFile = { title: 'T', language: 'en', answers: 'omit' } as const;
  const catalogue = exampleCatalogue(
    { 'a.json': { evaluator } },
    { datasetFile, findings: [quoted] },
  );
  const rests: Readonly<Partial<Record<string, string>>> = {
    'findings.json': 'withholds',
    'tasks.bib': '@misc',
    'digests.txt': 'a.json',
    'croissant.json': 'sha256',
    'shortcuts.jsonl': '',
  };
  for (const { name, write } of listExports(catalogue, root)) {
    const text = [...write()].join('');
    expect(text, name).not.toContain('a secret');
    expect(text, name).toContain(rests[name] ?? 'exact_match');
  }
});
