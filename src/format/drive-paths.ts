import type { JsonRecord } from '../text/json-value.ts';

/**
 * In a cloud drive a list names one file: the folders on its way, then the file itself. Source:
 * OSWorld's getters, May 2026.
 */
export function toDrivePaths({ type, path, path_list: list }: JsonRecord): string[] | undefined {
  if (type !== 'googledrive_file' && type !== 'clouddrive_file') return undefined;
  const places: unknown = Array.isArray(path) ? [path] : list;
  if (!Array.isArray(places) || !places.every(isPath)) return undefined;
  return places.map((place) => place.join('/'));
}

const isPath = (place: unknown): place is string[] =>
  Array.isArray(place) && place.every((part) => typeof part === 'string' && !part.includes('/'));
