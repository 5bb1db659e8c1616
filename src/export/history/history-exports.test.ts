import { expect, test } from 'vitest';
import { build, task } from '../../history/timeline/example-history.ts';
import { deriveSchema } from '../../format/json-schema.ts';
import { listUnexplained } from '../../tests/expectations/unexplained-fields.ts';
import { listHistoryExports } from './history-exports.ts';
import { changeLineSchema, releaseLineSchema, releasesSchema } from './history-schemas.ts';

const history = { ...build([task('a')], [task('a'), task('b')]), shortNames: new Map() };
const list = (root: string) => listHistoryExports(history, { title: 'Desk', language: 'en' }, root);
const names = (root: string) => list(root).map(({ name }) => name);

test.for([
  ['releases', releasesSchema],
  ['changes', changeLineSchema],
  ['release-tasks', releaseLineSchema],
] as const)('the schema of %s explains every field', ([name, schema]) => {
  expect(listUnexplained(deriveSchema(name, schema))).toEqual([]);
});

test('releases are exported as files for programs, and as feeds of a site that knows its address', () => {
  const files = ['releases.json', 'changes.jsonl', 'addresses.txt'];
  expect(names('/c')).toEqual(files);
  expect(names('https://example.org/c')).toEqual([...files, 'releases.atom', 'changes.atom']);
});

test('each has text and an address', () => {
  for (const { name, address, write } of list('https://example.org/c')) {
    expect(address).toBe(`/data/${name}`);
    expect([...write()].join('')).not.toBe('');
  }
});
