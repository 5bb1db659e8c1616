import type { DatasetFile } from '../../format/dataset-file-schema.ts';

/**
 * Where a task file stands in the dataset's repository, on hosts that address files as GitHub,
 * Gitea or GitLab do.
 */
export function toSourceAddress(
  repository: DatasetFile['repository'],
  file: string,
): string | undefined {
  if (!repository) return undefined;
  const { url, ref = 'main', path = '' } = repository;
  const root = toRepositoryRoot(url);
  const blob = /gitlab/i.test(new URL(url).host) ? '-/blob' : 'blob';
  const place = [ref, ...path.split('/'), ...file.split('/')].filter(Boolean);
  return [root, blob, ...place.map(encodeURIComponent)].join('/');
}

/** The address of a repository as its pages begin. */
export function toRepositoryRoot(url: string): string {
  return url.replace(/\/+$/, '').replace(/\.git$/, '');
}
