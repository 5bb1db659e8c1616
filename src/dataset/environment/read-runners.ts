import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SourceFile } from '../../environment/contracts/read-environment.ts';
import { compareText } from '../../text/compare-text.ts';
import { readRaw } from '../files/read-files.ts';
import { isWithin } from '../relative-name.ts';
import { decodeSource, mostCharacters } from './read-sources.ts';

/** More files than these in one folder are not looked at. */
const mostRunners = 50;

/** Names such as "run.py", "run_multienv.py" and "lib_run_single.py". */
const runnerName = /^(?:lib_)?run\w*\.py$/;

/**
 * The Python files that run tasks: those with such a name in the environment's folder or in one above
 * it that evaluate a task. Links are not followed.
 *
 * @param top The last folder above that is looked at: the repository, or the folder that was named.
 */
export function readRunners(folder: string, top: string): SourceFile[] {
  return listFoldersUpTo(folder, top).flatMap((parent) =>
    listRunners(parent).flatMap((name) => {
      const raw = readRaw(parent, name);
      if (raw.kind === 'refused') return [];
      const text = raw.kind === 'text' ? raw.text : decodeSource(raw.bytes);
      return text.includes('.evaluate(') && text.length <= mostCharacters
        ? [{ path: name, text }]
        : [];
    }),
  );
}

function listFoldersUpTo(folder: string, top: string): string[] {
  if (folder === top || !isWithin(folder, top)) return [folder];
  return [folder, ...listFoldersUpTo(dirname(folder), top)];
}

function listRunners(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && runnerName.test(entry.name))
      .map(({ name }) => name)
      .sort(compareText)
      .slice(0, mostRunners);
  } catch {
    return [];
  }
}
