import { linkSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTemporaryFolder,
  type TemporaryFolder,
} from '../../tests/support/temporary-folder.ts';
import { placeFile } from './write-if-changed.ts';

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await createTemporaryFolder();
});
afterEach(() => folder.remove());

const at = (name: string) => join(folder.path, name);
const read = (name: string) => readFileSync(at(name), 'utf8');

test('makes a file and the folders around it', () => {
  placeFile(at('tasks/a/index.html'), 'é');
  placeFile(at('tasks/b'), Uint8Array.from([0x62]));
  expect([read('tasks/a/index.html'), read('tasks/b')]).toEqual(['é', 'b']);
});

test('leaves a file of the same content as it is', () => {
  placeFile(at('a'), 'é');
  utimesSync(at('a'), 1, 1);
  placeFile(at('a'), 'é');
  expect(statSync(at('a')).mtimeMs).toBe(1000);
});

test.for([
  ['a longer text', 'longer'],
  ['a text of the same length', 'new'],
] as const)('replaces a file by %s, and leaves what it is linked to', ([, content]) => {
  placeFile(at('former'), 'old');
  linkSync(at('former'), at('a'));
  placeFile(at('a'), content);
  expect([read('a'), read('former')]).toEqual([content, 'old']);
});
