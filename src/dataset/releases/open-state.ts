import { resolve } from 'node:path';
import { findToday, readFolderCode } from '../environment/folder-code.ts';
import { type CommitTrees, openCommitTrees } from '../source/commit-trees.ts';
import { openCommittedCode } from '../environment/release-code.ts';
import { findStats } from '../files/find-stats.ts';
import { startBlobReader } from '../git/blob-reader.ts';
import { type Commit, findCommit, openRepository, type Repository } from '../git/repository.ts';
import { UsageError } from '../usage-error.ts';
import { isLinesFile } from '#text/file-name.ts';
import { isVersion } from '#history/releases/next-version.ts';
import { findReleaseDay, readCommittedAbout } from './committed-about.ts';
import { type CommitTools, readCommit } from './read-commit.ts';
import { openExport, parseExport } from './read-export.ts';
import { readFolder } from './read-folder.ts';
import type { ReleaseFiles } from './release-files.ts';

/** What states are read with. */
interface StatePlaces {
  tasksFolder: string;
  /** The folder that paths are relative to. */
  from: string;
  /** The folder of the environment of the tasks folder. Default: the one that `dataset.json` names, or else the nearest. */
  environment?: string | undefined;
}

/** Reads one state. @throws UsageError as `openStates` does. */
export async function openState(name: string, places: StatePlaces): Promise<ReleaseFiles> {
  const [state] = await openStates([name], places);
  return state;
}

/**
 * Reads states of a dataset: a folder, an exported `tasks.jsonl` or another file with several tasks, a tag, branch or commit of the
 * repository of the tasks folder, or one of another folder as `folder@ref`.
 *
 * @throws UsageError when there is no such state, or it has no task.
 */
export async function openStates<const Names extends readonly string[]>(
  names: Names,
  places: StatePlaces,
): Promise<{ [Index in keyof Names]: ReleaseFiles }> {
  const tools = { trees: openCommitTrees(), parsed: new Map() };
  try {
    const states: ReleaseFiles[] = [];
    for (const name of names) states.push(await openNamed(name, { ...places, ...tools }));
    return states as { [Index in keyof Names]: ReleaseFiles };
  } finally {
    tools.trees.close();
  }
}

/** What is kept between states: most files of two are the same. */
interface StateTools extends StatePlaces, Pick<CommitTools, 'parsed'> {
  trees: CommitTrees;
}

async function openNamed(name: string, tools: StateTools): Promise<ReleaseFiles> {
  const read = await readState(name, tools);
  if (read.tasks.length > 0 || read.unreadable.length > 0) return read;
  throw new UsageError(
    `"${name}" has no task`,
    'A task is a JSON object with an "instruction" or an "evaluator", in a file whose name ends in .json or .jsonl.',
  );
}

async function readState(name: string, tools: StateTools): Promise<ReleaseFiles> {
  const { tasksFolder, from, environment } = tools;
  const path = resolve(from, name);
  const kind = kindOf(path);
  if (kind === 'folder') {
    const named = path === resolve(tasksFolder) ? environment : undefined;
    return { ...(await readFolder(path)), code: await readFolderCode(path, named) };
  }
  if (kind === 'file') return parseExport(path, openExport(path));
  const other = findOtherRepository(name, from);
  if (other) {
    const { folder, ref } = other;
    return readRef(await findRef(folder, ref), await findToday(folder), tools);
  }
  if (!looksLikePath(name)) {
    const found = findRef(tasksFolder, name).catch((error: unknown) => addHints(error, name));
    return readRef(await found, await findToday(tasksFolder, environment), tools);
  }
  throw new UsageError(
    `${path} does not exist`,
    'Name a folder of tasks, a "tasks.jsonl" or another file of tasks, or a tag, a branch or a commit.',
  );
}

/** The tasks folder and the commit that a state such as `folder@ref` names; undefined for any other. */
export function findOtherRepository(
  name: string,
  from: string,
): { folder: string; ref: string } | undefined {
  const [, named = '', ref = ''] = /^(.*)@([^@]+)$/.exec(name) ?? [];
  const folder = resolve(from, named);
  const isOther = named !== '' && kindOf(resolve(from, name)) === undefined;
  return isOther && kindOf(folder) === 'folder' ? { folder, ref } : undefined;
}

interface FoundRef {
  repository: Repository;
  commit: Commit;
}

async function findRef(folder: string, ref: string): Promise<FoundRef> {
  const repository = await openRepository(folder);
  return { repository, commit: await findCommit(repository, ref) };
}

/** A tag alone is looked for in one repository, whatever the other state is. Without git there is no other. */
function addHints(error: unknown, name: string): never {
  if (!(error instanceof UsageError) || error.cause !== undefined) throw error;
  const hints = [
    `"${name}" is read as a tag, a branch or a commit, since no folder or file has this name.`,
    error.hint,
    'To name a tag of another repository, write the tasks folder in it before the tag, as in "../desk/tasks@v1.0.0".',
  ];
  throw new UsageError(error.message, hints.join('\n'), { cause: error });
}

async function readRef(
  { repository, commit }: FoundRef,
  today: string | undefined,
  { trees, parsed }: StateTools,
): Promise<ReleaseFiles> {
  const reader = startBlobReader(repository.folder);
  try {
    const read = await readCommit(repository, commit, { reader, parsed });
    const { name } = commit;
    const about = await readCommittedAbout(repository, commit, reader);
    const version = isVersion(name) ? name : about.version;
    const code = await openCommittedCode({ repository, commit, about }, today);
    return {
      ...read,
      date: findReleaseDay(about, name) ?? read.date,
      version,
      code: await code?.read(trees),
    };
  } finally {
    reader.close();
  }
}

/** No name of a tag begins so, or has a backslash, and none is the name of a file of lines. */
const looksLikePath = (name: string): boolean =>
  /^(?:\.{0,2}\/|\.{1,2}$|[A-Za-z]:\/)|\\/.test(name) || isLinesFile(name);

function kindOf(path: string): 'folder' | 'file' | undefined {
  const found = findStats(path);
  if (!found) return undefined;
  return found.isDirectory() ? 'folder' : 'file';
}
