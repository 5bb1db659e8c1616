import { hash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SharedFrame } from '../frames/shared-frame.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { startFileWriter } from './file-writer.ts';

const folder = folderForEachTest();

test('writes texts and bytes, in folders that it makes', async () => {
  const writer = startFileWriter(folder.path);
  const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, 0]);
  for (let at = 0; at < 600; at++) {
    await writer.write({ address: `tasks/${at}/index.html`, content: `é ${at}` });
  }
  await writer.write({ address: 'tasks/0.json', content: bytes });
  const digests = await writer.finish();
  await writer.close();
  expect((await readdir(join(folder.path, 'tasks'))).length).toBe(601);
  expect(await readFile(join(folder.path, 'tasks/599/index.html'), 'utf8')).toBe('é 599');
  expect(Uint8Array.from(await readFile(join(folder.path, 'tasks/0.json')))).toEqual(bytes);
  expect(digests.size).toBe(601);
  expect(digests.get('tasks/599/index.html')).toBe(hash('sha256', 'é 599'));
  expect(digests.get('tasks/0.json')).toBe(hash('sha256', bytes));
});

test('puts pages together, whichever frame they share', async () => {
  const writer = startFileWriter(folder.path);
  const toFrameOf = (name: string): SharedFrame => ({
    before: [{ html: `<${name} title="`, slot: 'title' }, { html: '">' }],
    after: [{ html: '→' }],
  });
  const frames = [toFrameOf('é'), toFrameOf('b')];
  for (let at = 0; at < 600; at++) {
    const frame = frames[at % 2];
    if (!frame) throw new Error('no frame');
    const content = { frame, values: { title: `“${at}”` }, content: [`content ${at}\0`] };
    await writer.write({ address: `${at}.html`, content });
  }
  await writer.finish();
  await writer.close();
  const read = (at: number) => readFile(join(folder.path, `${at}.html`), 'utf8');
  expect(await read(0)).toBe('<é title="“0”">content 0\u{FFFD}→');
  expect(await read(599)).toBe('<b title="“599”">content 599\u{FFFD}→');
});

test('writes all that several callers add at once', async () => {
  const writer = startFileWriter(folder.path);
  const add = async (name: string) => {
    for (let at = 0; at < 300; at++) {
      await writer.write({ address: `${name}/${at}`, content: name.repeat(9000) });
    }
  };
  await Promise.all(['a', 'b', 'c'].map(add));
  await writer.finish();
  await writer.close();
  for (const name of ['a', 'b', 'c']) {
    expect((await readdir(join(folder.path, name))).length).toBe(300);
  }
});

test('fails with a file that cannot be written', async () => {
  await writeFile(join(folder.path, 'a'), '');
  const writer = startFileWriter(folder.path);
  await writer.write({ address: 'a/b', content: '' });
  await expect(writer.finish()).rejects.toMatchObject({ code: /EEXIST|ENOTDIR/ });
  await writer.close();
});
