import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { isWithin, toRelativeName, toSlashes } from '#dataset/relative-name.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { resolvePath } from '../options/parse-arguments.ts';
import type { FixedFile } from './fix-files.ts';

/**
 * A unified diff as `git apply` reads it in the user's working folder. It refuses "..", so files
 * elsewhere have their whole paths, as in `git diff --no-index`, and are read in the root.
 */
export function formatDiff(files: readonly FixedFile[]): string {
  const here = resolvePath('.');
  return files
    .map(({ path, before, after }) => {
      const name = isWithin(path, here)
        ? toRelativeName(here, path)
        : toSlashes(path).replace(/^\//, '');
      const [old, now] = [before, after].map(toText);
      return createTwoFilesPatch(`a/${name}`, `b/${name}`, old ?? '', now ?? '', '', '', {
        headerOptions: FILE_HEADERS_ONLY,
      });
    })
    .join('');
}

/** A diff for a terminal: what would move its cursor is written as escapes. It is not one for programs. */
export const toVisibleDiff = (diff: string): string => diff.replaceAll(/[^\n\t]+/g, toVisibleText);

const toText = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
