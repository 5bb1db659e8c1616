import { dirname } from 'node:path';
import type { SourceFile } from '#environment/contracts/read-environment.ts';
import { compareText } from '#text/compare-text.ts';
import { findEntries } from '../files/find-entries.ts';
import { isWithin, toRelativeName } from '../relative-name.ts';
import {
  type EnvironmentSources,
  mostCharacters,
  readSources,
  readSourceText,
} from './read-sources.ts';

/** More files than these in one folder are not looked at. */
const mostRunners = 50;

/** Names such as "run.py", "run_multienv.py" and "lib_run_single.py". */
const runnerName = /^(?:lib_)?run\w*\.py$/;

/**
 * The Python files of an environment and those that run its tasks.
 *
 * @param from The folder that the paths of the files start from: one around the environment, or its own.
 * @param top The last folder above it in which files that run tasks are looked for.
 */
export function readAllSources(folder: string, from: string, top: string): EnvironmentSources {
  const name = toRelativeName(from, folder);
  const sources = readSources(folder, name === '' ? '' : `${name}/`);
  return { ...sources, runners: readRunners(folder, top) };
}

/**
 * The Python files that run tasks: those with such a name in the environment's folder or in one above
 * it that evaluate a task. Links are not followed.
 *
 * @param top The last folder above that is looked at: the repository, or the folder that was named.
 */
export function readRunners(folder: string, top: string): SourceFile[] {
  return listFoldersUpTo(folder, top).flatMap((parent) =>
    listRunners(parent).flatMap((name) => {
      const text = readSourceText(parent, name) ?? '';
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

const listRunners = (folder: string): string[] =>
  findEntries(folder)
    .filter((entry) => entry.isFile() && runnerName.test(entry.name))
    .map(({ name }) => name)
    .sort(compareText)
    .slice(0, mostRunners);
