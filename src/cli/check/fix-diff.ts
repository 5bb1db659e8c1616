import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { toRelativeName } from '../../dataset/relative-name.ts';
import { toVisibleText } from '../../text/safe/visible-text.ts';
import { resolvePath } from '../options/parse-arguments.ts';
import type { FixedFile } from './fix-files.ts';

/** A unified diff with paths from the user's working folder, as `git apply` reads it. */
export function formatDiff(files: readonly FixedFile[]): string {
  const here = resolvePath('.');
  return files
    .map(({ path, before, after }) => {
      const name = toRelativeName(here, path);
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
