import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { readChecksumLine, toChecksumLine } from './checksum-line.ts';

const digest = createHash('sha256').update('content').digest('hex');

test.for([
  ['a.json', `${digest}  a.json`],
  ['a  b.json', `${digest}  a  b.json`],
  ['a\nb\rc.json', `\\${digest}  a\\nb\\rc.json`],
  ['a\\nb.json', `\\${digest}  a\\\\nb.json`],
] as const)('writes %j, and reads it again', ([name, line]) => {
  expect(toChecksumLine({ digest, name })).toBe(line);
  expect(readChecksumLine(line)).toEqual({ digest, name });
});

test.for(['', digest, `${digest} a`, `${digest}  `])('reads nothing of %j', (line) => {
  expect(readChecksumLine(line)).toBeUndefined();
});

const hasSha256sum = String(spawnSync('sha256sum', ['--version']).stdout).includes('GNU');

test.runIf(hasSha256sum)('is what sha256sum checks', async () => {
  const folder = await createTemporaryFolder();
  const names = ['a', 'b  c', 'd\ne', 'f\rg', 'h\\i', 'j\\nk'];
  for (const name of names) await folder.write(name, 'content');
  const list = names.map((name) => `${toChecksumLine({ digest, name })}\n`).join('');
  const run = spawnSync('sha256sum', ['--check', '--strict'], { cwd: folder.path, input: list });
  expect(run.status).toBe(0);
  const wrong = list.replaceAll(digest, '0'.repeat(64));
  expect(spawnSync('sha256sum', ['--check'], { cwd: folder.path, input: wrong }).status).toBe(1);
});
