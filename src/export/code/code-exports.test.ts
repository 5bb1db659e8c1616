import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { expect, test } from 'vitest';
import type { CatalogueInput } from '#catalogue/catalogue.ts';
import { exampleCode, exampleCodeDigest, withCode } from '#catalogue/digests/example-code.ts';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { deriveSchema } from '#format/json-schema.ts';
import { compileSchema } from '#format/validator.ts';
import { digestText } from '#text/sha256.ts';
import { listAllExports } from '../all-exports.ts';
import { readDigests } from '../dataset/digests.ts';
import {
  type DigestContentsLine,
  digestContentsSchema,
  type FunctionsFile,
  functionsFileSchema,
} from './code-schemas.ts';

const file = { type: 'vm_file', path: '/home/user/a.csv', dest: 'a.csv' };
const tasks = {
  'os/a.json': {
    id: 'a',
    snapshot: 'office',
    config: [{ type: 'sleep', parameters: { seconds: 1 } }],
    evaluator: {
      func: ['compare_csv', 'exact_match'],
      result: [file, file],
      expected: [{ type: 'rule', rules: { expected: 'secret' } }],
      postconfig: [{ type: 'sleep' }],
    },
    tests: [{ command: 'test -e a', weight: 1 }],
  },
  'os/odd.json': { id: 'b', note: '\u{D800}' },
};
const code = exampleCode(
  { 'metric compare_csv': 'csv', 'getter vm_file': 'file', 'action sleep': 'sleep' },
  {
    commit: 'c0ffee',
    judge: exampleCodeDigest('judge', { packages: ['pandas 2.2.0'], unfollowed: ['env.run'] }),
  },
);
const canary = 'canary "6f9b"';

function write(name: string, input: Partial<CatalogueInput> = {}): string {
  const catalogue = exampleCatalogue(tasks, { vocabulary: withCode(code), ...input });
  const found = listAllExports(catalogue, {}, '/').find((file) => file.name === name);
  return [...(found?.write() ?? [])].join('');
}
const withCanary = { datasetFile: { title: 'T', language: 'en', canary } };

test('without code there are no such files, and records and rows have no such fields', () => {
  const catalogue = exampleCatalogue(tasks);
  const names = listAllExports(catalogue, {}, '/').map(({ name }) => name);
  expect(names).toEqual([
    ...['tasks.jsonl', 'tasks.csv', 'tasks.bib', 'digests.txt'],
    ...['catalogue.json', 'findings.json', 'shortcuts.jsonl', 'croissant.json'],
  ]);
  const input = { vocabulary: withCode(undefined) };
  for (const name of names) expect(write(name, input)).not.toMatch(/judg(?:ing|ed)[D-]|starting/);
});

test('records and rows have both digests; a file without a canonical form has neither', () => {
  const [first, second] = exampleCatalogue(tasks, { vocabulary: withCode(code) }).entries;
  const { judgingDigest, startingDigest } = first ?? {};
  expect(second).toMatchObject({ judgingDigest: undefined, startingDigest: undefined });
  const records = write('tasks.jsonl').trimEnd().split('\n');
  expect(records.map((line) => JSON.parse(line) as object)).toMatchObject([
    { judgingDigest, startingDigest },
    { judgingDigest: null, startingDigest: null },
  ]);
  const [head, row, odd] = write('tasks.csv').split('\r\n');
  expect(head).toContain('digest,judgingDigest,startingDigest,instruction');
  expect(row).toContain(`${first?.digest},${judgingDigest},${startingDigest},`);
  expect(odd).toContain('os/odd.json,,,,');
});

test.for([[undefined], [canary]])(
  'lists judging digests as digests.txt is (canary %s)',
  ([mark]) => {
    const text = write('judging-digests.txt', mark === undefined ? {} : withCanary);
    const [entry] = exampleCatalogue(tasks, { vocabulary: withCode(code) }).entries;
    expect(readDigests(text)).toEqual([
      { digest: entry?.judgingDigest, file: 'os/a.json' },
      { digest: '-', file: 'os/odd.json' },
    ]);
    expect(text.startsWith('# canary')).toBe(mark !== undefined);
  },
);

const sha256 = (value: object) =>
  createHash('sha256')
    .update(canonicalize(value) ?? '')
    .digest('hex');

test.for(['show', 'collapse', 'omit'] as const)(
  'each digest is the SHA-256 of the contents beside it (answers: %s)',
  (answers) => {
    const text = write('digest-contents.jsonl', {
      datasetFile: { ...withCanary.datasetFile, answers },
    });
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as DigestContentsLine);
    const isLine = compileSchema(deriveSchema('x', digestContentsSchema));
    expect(lines.map((line) => isLine(line))).toEqual([true, true]);
    expect(lines.map((line) => line.canary)).toEqual([canary, canary]);
    expect(text.includes('secret')).toBe(answers !== 'omit');
    const [line] = lines;
    if (!line) throw new Error('there is no line');
    expect(line.judgingDigest).toBe(sha256(line.judging));
    expect(line.startingDigest).toBe(sha256(line.starting));
    expect(line.judging.functions).toEqual({
      'action sleep': digestText('sleep'),
      'getter rule': null,
      'getter vm_file': digestText('file'),
      'metric compare_csv': digestText('csv'),
      'metric exact_match': null,
    });
  },
);

test('lists the functions of the environment, and the pieces that they are made of', () => {
  const text = write('functions.json', withCanary);
  const written = JSON.parse(text) as FunctionsFile;
  expect(compileSchema(deriveSchema('x', functionsFileSchema))(written)).toBe(true);
  const plain = (key: string, kind: string, name: string, of: string) => ({
    ...{ kind, name, digest: digestText(of), pieces: [key], packages: [], unfollowed: [] },
  });
  expect(written).toMatchObject({
    ...{ canary, commit: 'c0ffee', starter: null },
    judge: { digest: digestText('judge'), packages: ['pandas 2.2.0'], unfollowed: ['env.run'] },
    functions: [
      plain('action sleep', 'action', 'sleep', 'sleep'),
      plain('getter vm_file', 'getter', 'vm_file', 'file'),
      plain('metric compare_csv', 'metric', 'compare_csv', 'csv'),
    ],
  });
  expect(written.pieces['metric compare_csv']).toEqual({
    ...{ file: 'metrics.py', line: 1, name: 'compare_csv', digest: digestText('csv') },
  });
  expect(Object.keys(written.pieces)).toHaveLength(3);
});
