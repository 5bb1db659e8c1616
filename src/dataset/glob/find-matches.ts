import { join, posix } from 'node:path';
import micromatch from 'micromatch';
import { findStats } from '../files/find-stats.ts';
import { isIgnored } from '../files/ignored-names.ts';
import { folderNames, ignoreUnread, listBelow } from '../files/walk-folders.ts';

/** The files of a glob, or the rest of a sentence that begins with the glob and says what is wrong. */
export type Matches = { files: string[] } | { fault: string };

const longest = 1000;
/** A regular expression takes time to the power of this number. */
const mostWildcards = 3;

/**
 * Finds the files that a glob with `*`, `?`, `[a-z]`, `{a,b}` and `**` matches below a folder,
 * relative to it and in alphabetical order. Hidden names are matched only by a dot, and wildcards
 * enter neither links, hidden folders nor `node_modules`. No glob leads out of the folder.
 */
export function findMatches(folder: string, glob: string): Matches {
  const fault = findFault(glob);
  if (fault !== undefined) return { fault };
  const { base, glob: rest } = hasOneForm(glob) ? micromatch.scan(glob) : { base: '', glob };
  const depth = rest.includes('**') ? Infinity : rest.split('/').length;
  const start = posix.normalize(base.replaceAll(/\\(.)/g, '$1'));
  const files = rest === '' ? [start] : listFiles(folder, start, depth);
  const matches = createMatcher(glob);
  return { files: files.filter((file) => matches(file) && isFile(join(folder, file))).sort() };
}

/** Whether a glob matches a file, given by its path from the folder; a glob with a fault matches none. */
export const matchesGlob = (file: string, glob: string): boolean =>
  findFault(glob) === undefined && createMatcher(glob)(file);

function findFault(glob: string): string | undefined {
  if (glob.length > longest) return `is longer than ${longest} characters`;
  if ((glob.match(/\*+|\{/g) ?? []).length > mostWildcards) {
    return `has more than ${mostWildcards} wildcards`;
  }
  const parts = glob.replaceAll('\\', '').split(/[/{},]/);
  const isOutside = parts.includes('..') || /^(?:\/|[A-Za-z]:)/.test(glob);
  return isOutside ? 'leads out of the folder of dataset.json' : undefined;
}

/** Matches names in either Unicode form, as those of results do. */
function createMatcher(glob: string): (file: string) => boolean {
  // Other characters with a meaning could make expressions that take forever.
  const literal = glob.replaceAll(/\\[^]|\[!|[()+!|]/g, (special) => {
    if (special === '[!') return '[^';
    return special.length > 1 ? special : `\\${special}`;
  });
  // With this flag, `**` matches names with a line break too.
  const matches = micromatch.matcher(posix.normalize(literal.normalize()), { flags: 's' });
  return (file) => matches(file.normalize());
}

const hasOneForm = (name: string): boolean => name.normalize('NFC') === name.normalize('NFD');

function listFiles(root: string, folder: string, depth: number): string[] {
  const files = listBelow(join(root, folder), {
    enter: ({ entries, level }) =>
      level + 1 < depth ? folderNames(entries).filter((name) => !isIgnored(name)) : [],
    skip: ignoreUnread,
  });
  return files.map((file) => posix.join(folder, file));
}

const isFile = (path: string): boolean => findStats(path)?.isDirectory() === false;
