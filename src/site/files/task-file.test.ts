import { afterAll, beforeAll, expect, test } from 'vitest';
import { withholdAnswers } from '../../catalogue/answers/answers.ts';
import { parseFile } from '../../lint/parse/parse-file.ts';
import {
  createTemporaryFolder,
  type TemporaryFolder,
} from '../../tests/support/temporary-folder.ts';
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

const names = Object.keys(files) as (keyof typeof files)[];

const read = (file: keyof typeof files, about: { canary?: string }): Buffer => {
  const { text, isPlainText } = parseFile(file, files[file]);
  return Buffer.from(readTaskFile(scratch.path, { file, text, isPlainText }, about));
};

test.for(names)('publishes %s byte for byte', (file) => {
  expect(read(file, {}).equals(files[file])).toBe(true);
});

test.for(['plain.json', 'marked.json', 'latin.json'] as const)(
  'adds the canary to %s and keeps every other byte',
  (file) => {
    const bytes = read(file, { canary });
    const added = Buffer.from(`, "canary": ${JSON.stringify(canary)}`);
    const at = bytes.indexOf(added);
    expect(at).toBeGreaterThan(0);
    const rest = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + added.length)]);
    expect(rest.equals(files[file])).toBe(true);
  },
);

test('publishes the text of a file in another encoding when a canary is added', () => {
  const published = read('wide.json', { canary }).toString();
  expect(JSON.parse(published)).toEqual({ ...(JSON.parse(json) as object), canary });
});

test('publishes what is left without the answers', () => {
  const sealed = withholdAnswers({ file: 'plain.json', fields: { id: 1, evaluator: 'secret' } });
  const publish = (about: object) => readTaskFile(scratch.path, sealed, about).toString();
  expect(publish({})).toBe('{\n  "id": 1,\n  "evaluator": {}\n}\n');
  expect(JSON.parse(publish({ canary }))).toEqual({ id: 1, evaluator: {}, canary });
});
