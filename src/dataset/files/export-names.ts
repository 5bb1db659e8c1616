import { posix } from 'node:path';
import { isObject } from '#text/json/json-value.ts';
import { parseJson } from '#text/json/parse-json.ts';

/**
 * The names of the exports of earlier sites that the releases of a `dataset.json` name: their tasks are those
 * of another time. Relative to the folder of that file, as `..` where they are not in it.
 *
 * @param releases as the file has them, which may be anything.
 */
export const listExportNames = (releases: unknown): string[] =>
  Array.isArray(releases)
    ? releases.flatMap((release: unknown) =>
        isObject(release) && typeof release.export === 'string'
          ? [posix.normalize(release.export.replaceAll('\\', '/'))]
          : [],
      )
    : [];

/** The same for the text of a `dataset.json`; none where it is not JSON. */
export function readExportNames(text: string): string[] {
  const value = parseJson(text);
  return isObject(value) ? listExportNames(value.releases) : [];
}
