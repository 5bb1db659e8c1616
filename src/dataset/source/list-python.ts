import { join } from 'node:path';
import { compareText } from '#text/compare-text.ts';
import type { SourceTree } from './source-tree.ts';
import { folderNames, ignoreUnread, joinNames, walkFolders } from '../files/walk-folders.ts';

/** More files than these are not listed, and no deeper or further folders looked at. */
const mostLookedAt = 2_000;
const mostFolders = 3_000;
const mostLevels = 6;

/** Folders of other programs, of tests, and hidden ones. */
const passedOver = /^(?:\.|_{2}|node_modules$|site-packages$|dist$|build$|v?env$|tests?$)/;

const isOfTests = (name: string): boolean => /^(?:test_.*|.*_test|conftest|setup)\.py$/.test(name);

export const isPython = (name: string): boolean => name.endsWith('.py');

/**
 * The Python files in a folder but those of tests, the nearest first.
 *
 * @param without Folders that are not entered. Default: none
 */
export function listPython(
  root: string,
  tree: SourceTree,
  without: readonly string[] = [],
): string[] {
  const files: string[] = [];
  walkFolders(root, {
    visit({ path, level, entries }) {
      // A virtual environment has the packages of others.
      if (entries.some(({ name }) => name === 'pyvenv.cfg')) return [];
      const names = entries
        .filter((entry) => entry.isFile() && isPython(entry.name) && !isOfTests(entry.name))
        .map(({ name }) => name);
      files.push(...names.sort(compareText).map((name) => join(root, path, name)));
      if (level === mostLevels || files.length > mostLookedAt) return [];
      return folderNames(entries)
        .filter((name) => !passedOver.test(name))
        .filter((name) => !without.includes(join(root, joinNames(path, name))))
        .sort(compareText);
    },
    skip: ignoreUnread,
    list: tree.list,
    most: mostFolders,
  });
  return files;
}
