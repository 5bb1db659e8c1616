import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnySchemaObject, Ajv, type ValidateFunction } from 'ajv';
import { beforeAll, expect, test } from 'vitest';
import { loadDataset } from '#dataset/load/load-dataset.ts';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import type { Finding } from '#lint/model/finding.ts';
import { formatSarif, resultLimit } from '#lint/report/sarif.ts';
import { projectRoot } from '#dataset/project-root.ts';
import { brokenFiles } from './support/broken-files.ts';
import { createTemporaryFolder } from './support/temporary-folder.ts';

/** The characters of RFC 3986; the schema asks for nothing more precise. */
const address = /^(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[\dA-F]{2})*$/;

let validate: ValidateFunction;
beforeAll(async () => {
  const text = await readFile(join(projectRoot, 'src/tests/sarif-schema.json'), 'utf8');
  // A pattern of the schema has a stray bracket, which Unicode expressions refuse.
  const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
  ajv.addFormat('uri-reference', address);
  ajv.addFormat('uri', (value) => address.test(value) && URL.canParse(value));
  ajv.addFormat('date-time', (value) => !Number.isNaN(Date.parse(value)));
  validate = ajv.compile(JSON.parse(text) as AnySchemaObject);
});

function faultsOf(findings: readonly Finding[], site?: string): unknown {
  const log: unknown = JSON.parse(formatSarif({ files: 1, tasks: 1, findings }, { site }));
  return validate(log) ? [] : validate.errors;
}

test.for([
  ['nothing', []],
  ['a finding of every severity', [exampleFinding(), exampleFinding({ severity: 'info' })]],
  ['a file with special characters', [exampleFinding({ file: '../a b/#%課題\ud800?.json' })]],
  ['an absolute path', [exampleFinding({ file: '/tasks/a.json' })]],
  ['too much', Array.from({ length: resultLimit + 1 }, () => exampleFinding())],
] as const)('the published schema accepts the report of %s', ([, findings]) => {
  expect(faultsOf(findings)).toEqual([]);
});

test('the published schema accepts links to a site', () => {
  expect(faultsOf([exampleFinding()], 'https://課題.example/a b')).toEqual([]);
});

test('the published schema accepts the report of every broken file', async () => {
  const folder = await createTemporaryFolder();
  for (const { name, content } of brokenFiles) await folder.write(name, content);
  const { findings } = await loadDataset(folder.path);
  expect(findings.length).toBeGreaterThan(30);
  expect(faultsOf(findings)).toEqual([]);
});

test.for([
  ['an unknown field', { tool: { driver: { name: 'x' } }, findings: [] }],
  ['a level of another tool', { tool: { driver: { name: 'x' } }, results: [{ level: 'info' }] }],
  ['no tool', { results: [] }],
])('the published schema refuses %s', ([, run]) => {
  expect(validate({ version: '2.1.0', runs: [run] })).toBe(false);
});
