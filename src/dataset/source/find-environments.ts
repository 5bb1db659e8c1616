import { existsSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { compareText } from '#text/compare-text.ts';
import { folderNames, ignoreUnread, walkFolders } from '../files/walk-folders.ts';
import { type DatasetFileText, toFieldPlace } from '../dataset-file/field-place.ts';
import { listJudges } from './list-judges.ts';
import { disk, type SourceTree } from './source-tree.ts';
import { UsageError } from '../usage-error.ts';

/** A folder with the source of an environment. */
export interface FoundEnvironment {
  /** Absolute; it has the folders `evaluators` or `controllers`. */
  folder: string;
  /** Other such folders, further away. */
  others: readonly string[];
}

/** Deeper folders, and further ones than these, are not searched. */
const mostLevels = 6;
const mostFolders = 4_000;

/** Folders of other programs, and hidden ones, contain no environment of the dataset. */
const passedOver = /^(?:\.|_{2}|node_modules$|site-packages$|dist$|build$)/;

/** The environment in a folder; of several, the one that is nearest to its top. */
export function findEnvironmentIn(
  folder: string,
  tree: SourceTree = disk,
): FoundEnvironment | undefined {
  return chooseNearest(listEnvironments(folder, tree), folder) ?? findJudge(folder, tree);
}

/** The package that judges tasks, where one does and no folder has a known name. */
function findJudge(folder: string, tree: SourceTree): FoundEnvironment | undefined {
  const [judge, ...others] = listJudges(folder, tree);
  return judge !== undefined && others.length === 0 ? { folder: judge, others } : undefined;
}

/**
 * The same of a folder that was named.
 *
 * @param file the `dataset.json` whose `environment.path` names it. Default: the call names it
 * @throws UsageError when the folder contains none.
 */
export function requireEnvironmentIn(folder: string, file?: DatasetFileText): FoundEnvironment {
  const environment = findEnvironmentIn(folder);
  if (environment) return environment;
  const place = file ? `${toFieldPlace(file, ['environment', 'path'])}: ` : '';
  throw new UsageError(
    `${place}the environment folder ${folder} ${describeMissing(folder)}`,
    `${file ? 'In "environment.path" of "dataset.json", name' : 'Name'} a folder that has at any depth evaluators/getters, evaluators/metrics or controllers/setup.py, getters and metrics beside each other, or one Python package that looks up the functions that "func" and "type" of tasks name.`,
  );
}

function describeMissing(folder: string): string {
  if (!existsSync(folder)) return 'does not exist';
  return statSync(folder).isDirectory()
    ? 'has no getters, metrics or setup actions'
    : 'is a file, not a folder';
}

/** The environment of a tasks folder: in it, or nearest to it in the repository around it. */
export function findEnvironmentAround(
  tasksFolder: string,
  tree: SourceTree = disk,
): FoundEnvironment | undefined {
  const within = chooseNearest(listEnvironments(tasksFolder, tree), tasksFolder);
  if (within) return within;
  const repository = tree.findRepository(tasksFolder) ?? tasksFolder;
  const around =
    repository === tasksFolder
      ? undefined
      : chooseNearest(listEnvironments(repository, tree), tasksFolder);
  return around ?? findJudge(repository, tree);
}

function chooseNearest(folders: readonly string[], from: string): FoundEnvironment | undefined {
  const distance = (folder: string) => relative(from, folder).split(sep).length;
  const [folder, ...others] = [...folders].sort(
    (one, other) => distance(one) - distance(other) || compareText(one, other),
  );
  return folder === undefined ? undefined : { folder, others };
}

/** The folders with names of which some have functions of tasks. Links are not followed. */
function listEnvironments(root: string, tree: SourceTree): string[] {
  const environments: string[] = [];
  walkFolders(root, {
    visit({ path, level, entries }) {
      // A virtual environment has the packages of others.
      if (entries.some(({ name }) => name === 'pyvenv.cfg')) return [];
      const names = folderNames(entries);
      const folder = join(root, path);
      if (isEnvironment(folder, names, tree)) environments.push(folder);
      return level === mostLevels ? [] : names.filter((name) => !passedOver.test(name));
    },
    skip: ignoreUnread,
    list: tree.list,
    most: mostFolders,
  });
  return environments;
}

function isEnvironment(folder: string, folders: readonly string[], tree: SourceTree): boolean {
  const has = (...names: readonly string[]) => tree.has(join(folder, ...names));
  return (
    (folders.includes('evaluators') &&
      ['getters', 'metrics', 'getters.py', 'metrics.py'].some((name) => has('evaluators', name))) ||
    (folders.includes('controllers') && has('controllers', 'setup.py')) ||
    (isPackage('getters') && isPackage('metrics') && !isEvaluators(folder))
  );

  function isPackage(name: string): boolean {
    return has(`${name}.py`) || (folders.includes(name) && has(name, '__init__.py'));
  }
}

/** A folder whose environment is the one around it. */
const isEvaluators = (folder: string): boolean => basename(folder) === 'evaluators';
