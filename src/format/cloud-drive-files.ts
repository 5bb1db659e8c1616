import type { JsonObject } from '#text/json/json-value.ts';

/**
 * In a cloud drive an array names one file: the folders on its way, then the file itself. Source:
 * OSWorld's getters, May 2026.
 */
export function toCloudDrivePaths({
  type,
  path,
  path_list: list,
}: JsonObject): string[] | undefined {
  if (type !== 'googledrive_file' && type !== 'clouddrive_file') return undefined;
  const paths: unknown = Array.isArray(path) ? [path] : list;
  if (!Array.isArray(paths) || !paths.every(isPath)) return undefined;
  return paths.map((names) => names.join('/'));
}

const isPath = (names: unknown): names is string[] =>
  Array.isArray(names) && names.every((part) => typeof part === 'string' && !part.includes('/'));
