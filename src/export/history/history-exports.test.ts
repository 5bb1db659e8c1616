import { expect, test } from 'vitest';
import { build, task } from '../../history/timeline/example-history.ts';
import { listHistoryExports } from './history-exports.ts';

const history = { ...build([task('a')], [task('a'), task('b')]), shortNames: new Map() };
const list = (root: string) => listHistoryExports(history, { title: 'Desk', language: 'en' }, root);
const names = (root: string) => list(root).map(({ name }) => name);

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
