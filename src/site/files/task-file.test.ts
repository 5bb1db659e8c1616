import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemporaryFolder, type TemporaryFolder } from '../../tests/temporary-folder.ts';
import { readTaskFile } from './task-file.ts';

const canary = 'bird "鳥"';
const json = '{"instruction": "Ünïcode 表"}\n';
const files = {
  'plain.json': Buffer.from(json),
  'marked.json': Buffer.from(`\u{FEFF}${json}`),
  'latin.json': Buffer.from('{"instruction": "Caf\u{E9}"}', 'latin1'),
  'wide.json': Buffer.from(`\u{FEFF}${json}`, 'utf16le'),
};

let scratch: TemporaryFolder;
beforeAll(async () => {
  scratch = await createTemporaryFolder();
  for (const [name, bytes] of Object.entries(files)) await scratch.write(name, bytes);
});
afterAll(() => scratch.remove());

test.for(Object.keys(files))('publishes %s byte for byte', async (file) => {
  const bytes = readTaskFile(scratch.path, { file, text: '' }, {});
  expect(bytes.equals(await readFile(join(scratch.path, file)))).toBe(true);
});

test.for(['plain.json', 'marked.json', 'latin.json'] as const)(
  'adds the canary to %s and keeps every other byte',
  (file) => {
    const bytes = readTaskFile(scratch.path, { file, text: '' }, { canary });
    const added = Buffer.from(`, "canary": ${JSON.stringify(canary)}`);
    const at = bytes.indexOf(added);
    expect(at).toBeGreaterThan(0);
    const rest = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + added.length)]);
    expect(rest.equals(files[file])).toBe(true);
  },
);

test('publishes the text of a file in another encoding when a canary is added', () => {
  const bytes = readTaskFile(scratch.path, { file: 'wide.json', text: json }, { canary });
  expect(JSON.parse(bytes.toString())).toEqual({ ...(JSON.parse(json) as object), canary });
});

test('publishes what is left without the answers', () => {
  const sealed = { file: 'plain.json', text: '{"id": 1}\n' };
  const read = (about: object) => readTaskFile(scratch.path, sealed, { answers: 'omit', ...about });
  expect(read({}).toString()).toBe('{"id": 1}\n');
  expect(JSON.parse(read({ canary }).toString())).toEqual({ id: 1, canary });
});
