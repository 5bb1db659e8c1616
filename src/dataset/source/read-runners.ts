import { basename, dirname } from 'node:path';
import { listSigns } from '#environment/handling/running-signs.ts';
import { mayLoadTasks, mayRunTasks, runsTasks } from '#environment/handling/concerns-tasks.ts';
import type { SourceFile } from '#environment/contracts/read-environment.ts';
import { createMentions } from './mentioned-names.ts';
import { isWithin, toRelativeName } from '../relative-name.ts';
import { listPython } from './list-python.ts';
import { readPackageVersions } from './package-versions.ts';
import { type EnvironmentSources, mostCharacters, readSources } from './read-sources.ts';
import { disk, type SourceTree } from './source-tree.ts';

/** More files than these are not looked at. */
const mostLookedAt = 2_000;

/** More files than these are not read; the nearest come first. */
const mostRead = 200;
const mostTogether = 6_000_000;

/** The Python files of an environment, with those that load its tasks and those that run them, and its packages. */
export function readAllSources(
  folder: string,
  { from, top, tree = disk }: Surroundings,
): EnvironmentSources {
  const name = toRelativeName(from, folder);
  const sources = readSources(folder, name === '' ? '' : `${name}/`, tree);
  return {
    ...sources,
    ...readBeside(folder, { from, top, tree, sources }),
    packages: readPackageVersions(folder, top, tree),
  };
}

interface Surroundings {
  /** The folder that the paths of the files start from: one around the environment, or its own. */
  from: string;
  /** The last folder above it in which files that run tasks are looked for. */
  top: string;
  /** Default: the disk. */
  tree?: SourceTree;
}

interface Beside extends Surroundings {
  sources: EnvironmentSources;
}

type SourcesBeside = Required<Pick<EnvironmentSources, 'loaders' | 'runners'>> &
  Pick<EnvironmentSources, 'mentions'>;

/** The other files of the package that may load tasks, and those around it that may run them. Links are not followed. */
export function readBeside(
  folder: string,
  { from, top, tree = disk, sources }: Beside,
): SourcesBeside {
  const isRead = new Set(sources.files.map(({ path }) => path));
  const start = isWithin(folder, top) ? top : folder;
  const readFiles = (paths: readonly string[]) => readEach(paths, from, tree);
  const ofPackage = readFiles(listPython(folder, tree));
  const around = start === folder ? [] : readFiles(listPython(start, tree, [folder]));
  const concerned = ofPackage.filter(
    ({ path, text }) => !isRead.has(path) && (mayLoadTasks(text) || mayRunTasks(text)),
  );
  const { loaders = [], running = [] } = Object.groupBy(concerned, ({ text }) =>
    runsTasks(text) ? 'running' : 'loaders',
  );
  const runners = [...running, ...around.filter(({ text }) => mayRunTasks(text))];
  const texts = [...sources.files, ...ofPackage, ...around].map(({ text }) => text);
  const mentions = createMentions(texts);
  const mentionsInPackage = createMentions([...sources.files, ...loaders].map(({ text }) => text));
  return {
    loaders: limitFiles(loaders),
    runners: limitFiles(withoutCopies(runners, mentionsInPackage)),
    ...(isWhole(ofPackage) && isWhole(around) && { mentions }),
  };
}

const isWhole = (files: readonly SourceFile[]): boolean => files.length < mostLookedAt;

/** The files that show something of tasks which those before them do not. */
function withoutCopies(
  files: readonly SourceFile[],
  isRead: (field: string) => boolean,
): SourceFile[] {
  const known = new Set<string>();
  return files.filter(({ text }) => {
    const signs = listSigns(text, isRead).filter((sign) => !known.has(sign));
    for (const sign of signs) known.add(sign);
    return signs.length > 0;
  });
}

function limitFiles(files: readonly SourceFile[]): SourceFile[] {
  let together = 0;
  return files.slice(0, mostRead).filter(({ text }) => (together += text.length) <= mostTogether);
}

function readEach(paths: readonly string[], from: string, tree: SourceTree): SourceFile[] {
  return paths.slice(0, mostLookedAt).flatMap((path) => {
    const text = tree.read(dirname(path), basename(path)) ?? '';
    return text.length > mostCharacters ? [] : [{ path: toRelativeName(from, path), text }];
  });
}
