import { basename, dirname } from 'node:path';
import { mayLoadTasks, mayRunTasks, runsTasks } from '#environment/handling/concerns-tasks.ts';
import type { SourceFile } from '#environment/contracts/read-environment.ts';
import { isWithin, toRelativeName } from '../relative-name.ts';
import { listPython } from './list-python.ts';
import {
  type EnvironmentSources,
  mostCharacters,
  readSources,
  readSourceText,
} from './read-sources.ts';

/** More files than these are not looked at. */
const mostLookedAt = 2_000;

/** More files than these are not read; the nearest come first. */
const mostRead = 200;
const mostTogether = 6_000_000;

/**
 * The Python files of an environment, with those that load its tasks and those that run them.
 *
 * @param from The folder that the paths of the files start from: one around the environment, or its own.
 * @param top The last folder above it in which files that run tasks are looked for.
 */
export function readAllSources(folder: string, from: string, top: string): EnvironmentSources {
  const name = toRelativeName(from, folder);
  const sources = readSources(folder, name === '' ? '' : `${name}/`);
  return { ...sources, ...readBeside(folder, { from, top, sources }) };
}

interface Beside {
  from: string;
  top: string;
  sources: EnvironmentSources;
}

/** The other files of the package that may load tasks, and those around it that may run them. Links are not followed. */
function readBeside(
  folder: string,
  { from, top, sources }: Beside,
): Required<Pick<EnvironmentSources, 'loaders' | 'runners'>> {
  const isRead = new Set(sources.files.map(({ path }) => path));
  const nameOf = (path: string) => toRelativeName(from, path);
  const start = isWithin(folder, top) ? top : folder;
  const ofPackage = readFiles(
    listPython(folder),
    (text) => mayLoadTasks(text) || mayRunTasks(text),
    nameOf,
  ).filter(({ path }) => !isRead.has(path));
  const { loaders = [], running = [] } = Object.groupBy(ofPackage, ({ text }) =>
    runsTasks(text) ? 'running' : 'loaders',
  );
  const around =
    start === folder ? [] : readFiles(listPython(start, [folder]), mayRunTasks, nameOf);
  return { loaders, runners: [...running, ...around] };
}

function readFiles(
  paths: readonly string[],
  isWanted: (text: string) => boolean,
  nameOf: (path: string) => string,
): SourceFile[] {
  const files: SourceFile[] = [];
  let together = 0;
  for (const path of paths.slice(0, mostLookedAt)) {
    const text = readSourceText(dirname(path), basename(path)) ?? '';
    if (text.length > mostCharacters || !isWanted(text)) continue;
    together += text.length;
    if (files.length === mostRead || together > mostTogether) break;
    files.push({ path: nameOf(path), text });
  }
  return files;
}
