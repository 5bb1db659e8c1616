import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { commitFiles } from '#tests/commands/commit-files.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { startBlobReader } from './blob-reader.ts';
import { runGit } from './run-git.ts';

const folder = await createTemporaryFolder();

beforeAll(async () => {
  await folder.write('a.txt', 'of a\n');
  await folder.write('empty.txt', '');
  await folder.write('b/c.txt', 'of c\n');
  // Of so much, git writes a part before it finds the damage.
  await folder.write('large.bin', randomBytes(20_000));
  await commitFiles(folder.path);
});

async function read(...names: readonly string[]) {
  const reader = startBlobReader(folder.path);
  const contents = await Promise.allSettled(names.map((name) => reader.read([name])));
  reader.close();
  return contents.map((one) =>
    one.status === 'fulfilled'
      ? Buffer.concat(one.value).toString()
      : (one.reason as Error).message.replace(folder.path, 'FOLDER'),
  );
}

test('answers in order, also after a folder and a name that is not there', async () => {
  expect(await read('HEAD:a.txt', 'HEAD:b', 'HEAD:z', 'HEAD:empty.txt', 'HEAD:b/c.txt')).toEqual([
    'of a\n',
    'the repository has no content for the object HEAD:b',
    'the repository has no content for the object HEAD:z',
    '',
    'of c\n',
  ]);
});

test('says why git ends before it has answered', async () => {
  const { stdout } = await runGit(folder.path, ['rev-parse', 'HEAD:large.bin']);
  const name = stdout.trim();
  const object = join(folder.path, '.git/objects', name.slice(0, 2), name.slice(2));
  const bytes = await readFile(object);
  await chmod(object, 0o644);
  await writeFile(object, bytes.fill(0, 9000, 9100));
  expect(await read(name)).toEqual([
    expect.stringMatching(/^git cannot read FOLDER: error: inflate/),
  ]);
});
