import { basename, dirname, join } from 'node:path';
import { listPython } from './list-python.ts';
import { mostCharacters } from './read-sources.ts';
import type { SourceTree } from './source-tree.ts';

/** More files than these are not looked at. */
const mostLookedAt = 2_000;

/**
 * The packages that judge tasks: a file reads the names of metrics and the sources of results, and one
 * looks functions up by such names. Links are not followed.
 */
export function listJudges(root: string, tree: SourceTree): string[] {
  const judges = new Set<string>();
  const lookingUp: string[] = [];
  for (const path of listPython(root, tree).slice(0, mostLookedAt)) {
    const folder = dirname(path);
    const text = tree.read(folder, basename(path)) ?? '';
    if (text.length > mostCharacters) continue;
    if (isJudge(text)) judges.add(findPackage(folder, root, tree));
    if (looksUp.test(text)) lookingUp.push(path);
  }
  const folders = [...judges].filter((folder) =>
    lookingUp.some((path) => path.startsWith(join(folder, '/'))),
  );
  return folders.filter(
    (folder) => !folders.some((other) => other !== folder && folder.startsWith(join(other, '/'))),
  );
}

const isJudge = (text: string): boolean =>
  /["']func["']/.test(text) && /["']result["']/.test(text) && text.includes('evaluator');

/** `getattr(…, step["type"])`, `METRICS[evaluator["func"]]` or the like. */
const looksUp = /\b(?:getattr\(|[A-Z_]{2,40}\[)[^\n]{0,80}["'](?:func|type)["']\]/;

/** The outermost folder around a file from which its package is imported. */
function findPackage(folder: string, root: string, tree: SourceTree): string {
  let top = folder;
  while (top !== root && tree.has(join(dirname(top), '__init__.py'))) top = dirname(top);
  return top;
}
