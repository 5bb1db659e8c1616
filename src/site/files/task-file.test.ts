import { beforeAll, expect, test } from 'vitest';
import { withholdAnswers } from '#catalogue/answers/answers.ts';
import { parseFile } from '#lint/parse/parse-file.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { readTaskFile } from './task-file.ts';

const canary = 'bird "鳥"';
const json = '{"instruction": "Ünïcode 表"}\n';
const files = {
  'plain.json': Buffer.from(json),
  'marked.json': Buffer.from(`\u{FEFF}${json}`),
  'latin.json': Buffer.from('{"instruction": "Caf\u{E9}"}', 'latin1'),
  'wide.json': Buffer.from(`\u{FEFF}${json}`, 'utf16le'),
  'wider.json': toUtf32(`\u{FEFF}${json}`),
};

/** Big-endian, so that it does not begin like a file in UTF-16. */
function toUtf32(text: string): Buffer {
  const bytes = Buffer.alloc(text.length * 4);
  for (let at = 0; at < text.length; at++) bytes.writeUInt32BE(text.charCodeAt(at), at * 4);
  return bytes;
}

const scratch = await createTemporaryFolder();
beforeAll(async () => {
  for (const [name, bytes] of Object.entries(files)) await scratch.write(name, bytes);
});

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

test.for(['wide.json', 'wider.json'] as const)(
  'publishes the text of %s, which has another encoding, when a canary is added',
  (file) => {
    const published = read(file, { canary }).toString();
    expect(JSON.parse(published)).toEqual({ ...(JSON.parse(json) as object), canary });
  },
);

test('publishes what is left without the answers', () => {
  const sealed = withholdAnswers({ file: 'plain.json', fields: { id: 1, evaluator: 'secret' } });
  const publish = (about: object) => readTaskFile(scratch.path, sealed, about).toString();
  expect(publish({})).toBe('{\n  "id": 1,\n  "evaluator": {}\n}\n');
  expect(JSON.parse(publish({ canary }))).toEqual({ id: 1, evaluator: {}, canary });
});
