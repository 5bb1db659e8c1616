import { spawnSync } from 'node:child_process';
import type { SourceFile } from '../../environment/contracts/read-environment.ts';
import { toRelativeName } from '../relative-name.ts';
import { UsageError } from '../usage-error.ts';
import { findRepository } from './find-environments.ts';
import type { EnvironmentSources } from './read-sources.ts';

/** Larger than any source that people write by hand. */
const mostBytes = 64_000_000;
const mostFiles = 1_000;

/**
 * The same files as `readSources`, as they were at a branch, tag or commit. Nothing is checked out.
 *
 * @throws UsageError when git does not know the ref.
 */
export function readSourcesAt(folder: string, ref: string, prefix = ''): EnvironmentSources {
  const repository = findRepository(folder);
  if (repository === undefined) throw refuse(ref, folder);
  const name = toRelativeName(repository, folder);
  const inner = name === '' ? '' : `${name}/`;
  const commit = git(repository, ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`]);
  if (commit === undefined) throw refuse(ref, folder);
  const listed = git(repository, [
    'ls-tree',
    '-r',
    '-z',
    '--name-only',
    commit.trim(),
    '--',
    `${inner}controllers`,
    `${inner}evaluators`,
  ]);
  const paths = (listed ?? '').split('\0').filter((path) => path.endsWith('.py'));
  const files = paths.slice(0, mostFiles).flatMap((path): SourceFile[] => {
    const text = git(repository, ['cat-file', 'blob', `${commit.trim()}:${path}`]);
    return text === undefined ? [] : [{ path: `${prefix}${path.slice(inner.length)}`, text }];
  });
  return { files, refused: [] };
}

function git(folder: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    maxBuffer: mostBytes,
  });
  return status === 0 ? stdout : undefined;
}

const refuse = (ref: string, folder: string): UsageError =>
  new UsageError(
    `"${ref}" is neither a folder nor a commit of the repository of ${folder}`,
    'Name a folder with an older copy, or a branch, tag or commit.',
  );
