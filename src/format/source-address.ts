import type { DatasetFile } from './dataset-file-schema.ts';
import { withoutFinalSlashes } from '#text/without-final-slashes.ts';

/**
 * The address of a file in a repository, such as a task file in that of the dataset, on hosts that
 * address files as GitHub, Gitea or GitLab do.
 */
export function toSourceAddress(
  repository: DatasetFile['repository'],
  file: string,
): string | undefined {
  if (!repository) return undefined;
  const { url, ref = 'main', path = '' } = repository;
  const root = toRepositoryRoot(url);
  const blob = URL.canParse(url) && /gitlab/i.test(new URL(url).host) ? '-/blob' : 'blob';
  const parts = joinParts([...path.split('/'), ...file.split('/')]);
  return parts && [root, blob, ...[ref, ...parts].map(encodeURIComponent)].join('/');
}

/** Without empty parts and ways up; undefined for what is above the repository. */
function joinParts(parts: readonly string[]): string[] | undefined {
  const joined: string[] = [];
  for (const part of parts) {
    if (part === '..' && joined.pop() === undefined) return undefined;
    if (part !== '' && part !== '..') joined.push(part);
  }
  return joined;
}

/** The address that the pages of a repository begin with. */
export function toRepositoryRoot(url: string): string {
  return withoutFinalSlashes(url).replace(/\.git$/, '');
}
