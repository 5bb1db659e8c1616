import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { commitFiles } from '#tests/commands/commit-files.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { openRepository } from './repository.ts';
import { runGit } from './run-git.ts';

const folder = await createTemporaryFolder();
const at = (name: string) => join(folder.path, name);
const absent = 'f'.repeat(40);

/** A repository whose own configuration names a program wherever git would run one. */
beforeAll(async () => {
  await folder.write('program', `#!/bin/sh\ntouch "${at('ran')}"\n`);
  await folder.write('repo/hooks/post-index-change', `#!/bin/sh\ntouch "${at('ran')}"\n`);
  await folder.write('repo/a.txt', 'a');
  for (const file of ['program', 'repo/hooks/post-index-change']) await chmod(at(file), 0o755);
  await commitFiles(at('repo'), 'v1');
  const settings = {
    'core.fsmonitor': at('program'),
    'core.hooksPath': 'hooks',
    'core.repositoryFormatVersion': '1',
    'extensions.partialClone': 'origin',
    'protocol.ext.allow': 'always',
    'remote.origin.promisor': 'true',
    'remote.origin.url': `ext::${at('program')}`,
  };
  for (const [name, value] of Object.entries(settings)) {
    await runGit(at('repo'), ['config', name, value]);
  }
});
beforeEach(() => rm(at('ran'), { force: true }));

const calls = [['status'], ['update-index', '--refresh'], ['cat-file', '-p', absent], ['fetch']];

test.for(calls)('runs no program that a repository names, for %s', async (...[call]) => {
  try {
    execFileSync('git', ['-C', at('repo'), ...call], { stdio: 'ignore' });
  } catch {
    // The program is not what git expects.
  }
  expect(existsSync(at('ran')), 'git by itself').toBe(true);
  await rm(at('ran'));
  await runGit(at('repo'), call);
  expect(existsSync(at('ran'))).toBe(false);
});

test('takes no files of a folder for a repository', async () => {
  const tasks = 'repo/tasks';
  for (const name of ['objects', 'refs']) await mkdir(at(`${tasks}/${name}`), { recursive: true });
  await folder.write(`${tasks}/HEAD`, 'ref: refs/heads/main\n');
  await folder.write(`${tasks}/config`, '[core]\n\tbare = false\n\tworktree = .\n');
  await expect(openRepository(at(tasks))).rejects.toThrow('is a bare repository');
});
