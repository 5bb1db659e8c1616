import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listPython } from './list-python.ts';
import { mostCharacters, readSourceText } from './read-sources.ts';

/** More files than these are not looked at. */
const mostLookedAt = 2_000;

/**
 * The packages with a file that judges tasks: it reads the names of metrics and the sources of results,
 * and looks functions up. Links are not followed.
 */
export function listJudges(root: string): string[] {
  const folders = new Set<string>();
  for (const path of listPython(root).slice(0, mostLookedAt)) {
    const folder = dirname(path);
    const text = readSourceText(folder, basename(path)) ?? '';
    if (text.length <= mostCharacters && isJudge(text)) folders.add(findPackage(folder, root));
  }
  return [...folders].filter(
    (folder) =>
      ![...folders].some((other) => other !== folder && folder.startsWith(join(other, '/'))),
  );
}

const isJudge = (text: string): boolean =>
  /["']func["']/.test(text) &&
  /["']result["']/.test(text) &&
  text.includes('evaluator') &&
  /\bgetattr\(|\b[A-Z_]{2,40}\[|\bdef (?:evaluate|grade|judge)\(/.test(text);

/** The outermost folder around a file from which its package is imported. */
function findPackage(folder: string, root: string): string {
  let top = folder;
  while (top !== root && existsSync(join(dirname(top), '__init__.py'))) top = dirname(top);
  return top;
}
