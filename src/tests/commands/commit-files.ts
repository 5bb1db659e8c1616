import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runGit } from '#dataset/git/run-git.ts';

/** Commits all files of a folder, which becomes a repository if it is none, and tags the commit. */
export async function commitFiles(folder: string, tag?: string): Promise<void> {
  const git = (...args: string[]) => runGit(folder, args);
  await git('init', '--quiet');
  await git('add', '--all');
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  const message = tag ?? 'Add files';
  await git(...who, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message', message);
  if (tag !== undefined) await git('tag', '--force', tag);
}

/** Clones a repository below a folder, which Benchlight itself cannot do. */
export async function cloneIn(folder: string, ...args: readonly string[]): Promise<void> {
  await promisify(execFile)('git', ['-C', folder, 'clone', '--quiet', ...args]);
}
