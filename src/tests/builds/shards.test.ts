import { appendFile, cp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { digestFiles } from '../support/digest-files.ts';
import { exampleOptions, examples } from '../support/example-options.ts';
import { runCommand } from '../commands/run-command.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { readCount } from '../support/read-count.ts';

const shards = [1, 2];

const scratch = await createTemporaryFolder();
const at = (name: string) => join(scratch.path, name);
const shardFolders = () => shards.map((number) => at(`shard-${number}`));

const build = (...args: string[]) => runCommand('build', [examples, ...args, ...exampleOptions]);

beforeAll(async () => {
  for (const number of shards) {
    const run = await build('--shard', `${number}/2`, '--out', at(`shard-${number}`));
    expect(run).toMatchObject({ code: 0, stderr: '' });
  }
});

test('two shards have about as many files each, and merged they are the site of one build', async () => {
  const sizes = await Promise.all(
    shardFolders().map(async (folder) => Object.keys(await digestFiles(folder)).length),
  );
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(4);

  const run = await build('--merge', ...shardFolders(), '--out', at('merged'));
  expect(run).toMatchObject({ code: 0, stderr: '' });
  expect(await digestFiles(at('merged'))).toEqual(await digestFiles(inject('exampleFolder')));
  // All that is made apart is rendered no second time.
  const [, pages, rendered] = /([\d,]+) pages \(([\d,]+) rendered\)/.exec(run.stdout) ?? [];
  expect(readCount(rendered)).toBeLessThan(readCount(pages) / 10);
});

test('the site of a merge is reused by the next build', async () => {
  const run = await build('--out', at('merged'));
  expect(run.stdout).toContain('nothing has changed since the previous build');
});

test('a shard that is built again reuses its files', async () => {
  const run = await build('--shard', '2/2', '--out', at('shard-2'));
  expect(run.stdout).toContain('nothing has changed since the previous build');
  expect(run.stdout).toContain('shard 2 of 2: 59 tasks');
});

const refused: [what: string, folders: () => string[], options: string[], said: string][] = [
  ['a site', () => [inject('exampleFolder')], [], 'is not a complete shard'],
  ['those of other options', shardFolders, ['--short-addresses'], 'built with --site https://e'],
  ['the output folder', shardFolders, ['--out', 'shard-1'], 'overlap'],
];
test.for(refused)('refuses to merge %s', async ([, folders, options, said]) => {
  const inScratch = options.map((option) => (option.startsWith('-') ? option : at(option)));
  const out = inScratch.includes('--out') ? [] : ['--out', at('refused')];
  const run = await build(...out, '--merge', ...folders(), ...inScratch);
  expect(run).toMatchObject({ code: 2, stdout: expect.not.stringContaining('tasks') as string });
  expect(run.stderr).toContain(said);
});

test('refuses to merge a shard with a changed file', async () => {
  await rename(at('shard-1'), at('whole'));
  await cp(at('whole'), at('shard-1'), { recursive: true });
  const [page = ''] = Object.keys(await digestFiles(at('shard-1'))).filter((name) =>
    name.startsWith('tasks/'),
  );
  await appendFile(join(at('shard-1'), page), ' ');
  const run = await build('--merge', ...shardFolders(), '--out', at('refused'));
  expect(run.code).toBe(2);
  expect(run.stderr).toContain(`the file ${page} of the shard ${at('shard-1')} is missing or was`);
});
