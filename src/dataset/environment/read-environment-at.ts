import { hash } from 'node:crypto';
import { basename, join } from 'node:path';
import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { createCodeReader } from '#environment/digests/read-code.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import { openJsonCache } from '../cache/json-cache.ts';
import {
  findEnvironmentAround,
  findEnvironmentIn,
  type FoundEnvironment,
} from '../source/find-environments.ts';
import { isPython } from '../source/list-python.ts';
import { statesVersions } from '../source/package-versions.ts';
import { type OwnEnvironment, readFound } from './read-found.ts';
import type { SourceTree } from '../source/source-tree.ts';
import type { CommittedFile } from '../git/repository.ts';
import { UsageError } from '../usage-error.ts';
import { codeVersion, findCode, loadCode, withCommit } from './code-cache.ts';
import { type CodePlace, findCodePlace } from './code-place.ts';
import { shareParser } from './share-parser.ts';
import { type CommitTrees, openCommitTrees } from '../source/commit-trees.ts';

/**
 * Reads the source of an environment as it was at a branch, tag or commit of its repository. Nothing is
 * checked out.
 *
 * @throws UsageError when there is no such commit, or no environment in it.
 */
export const readEnvironmentAt = (folder: string, ref: string): Promise<OwnEnvironment> =>
  readAt(folder, ref, readSource);

/** The same of the code. */
export const readCodeAt = (folder: string, ref: string): Promise<EnvironmentCode> =>
  readAt(folder, ref, readCommittedCode);

async function readAt<Result>(
  folder: string,
  ref: string,
  read: (trees: CommitTrees, place: CodePlace) => Promise<Result | undefined>,
): Promise<Result> {
  const place = await findCodePlace(folder, ref);
  const trees = openCommitTrees();
  try {
    return (await read(trees, place)) ?? refuse(folder, ref);
  } finally {
    trees.close();
  }
}

/** @throws UsageError, since a ref was named at which there is nothing to read. */
export function refuse(folder: string, ref: string): never {
  throw new UsageError(
    `the environment folder ${folder} has no getters, metrics or setup actions at "${ref}"`,
    'Name a ref of its repository at which it has them, or with "path" the folder that it was in then.',
  );
}

/** Undefined where the commit has no environment. */
async function readSource(
  trees: CommitTrees,
  place: CodePlace,
): Promise<OwnEnvironment | undefined> {
  const tree = await trees.open(place.top, place.commit);
  const source = await tree.read((files) => readIn(place, files));
  return source && { ...source, commit: place.commit.hash };
}

function readIn(place: CodePlace, tree: SourceTree): OwnEnvironment | undefined {
  const found = findIn(place, tree);
  return found && readFound(found, { tree });
}

function findIn(
  { top, folders, tasks }: CodePlace,
  tree: SourceTree,
): FoundEnvironment | undefined {
  for (const folder of folders) {
    const found = findEnvironmentIn(join(top, folder), tree);
    if (found) return found;
  }
  return tasks === undefined ? undefined : findEnvironmentAround(join(top, tasks), tree);
}

/** The digests of the sources in commits, by all files that they may be read from; null without an environment. */
const digests = openJsonCache<string | null>('code-digests', 256);

/**
 * Reads the code of an environment in a commit; undefined where the commit has none. Commits with the same
 * files have the same functions, judge and pieces, and only the first of them is read.
 *
 * @throws UsageError when a part of the commit is missing.
 */
export async function readCommittedCode(
  trees: CommitTrees,
  place: CodePlace,
): Promise<EnvironmentCode | undefined> {
  const tree = await trees.open(place.top, place.commit);
  const name = nameListing(place, tree.files);
  const digest = digests.read(name);
  if (digest === null) return undefined;
  const known = digest === undefined ? undefined : findCode(digest);
  const code = known ?? (await readNew());
  return code && withCommit(code, place.commit.hash);

  async function readNew() {
    const source = await tree.read((files) => readIn(place, files));
    digests.write(name, source?.digest ?? null);
    return source && loadCode(source, readerOf(trees));
  }
}

/** Most files of a release are those of the one before. */
const readerOf = memoizeWeakly<CommitTrees, ReturnType<typeof createCodeReader>>(() =>
  createCodeReader(shareParser()),
);

function nameListing({ top, folders, tasks }: CodePlace, files: readonly CommittedFile[]): string {
  const relevant = files.filter(({ file }) => isPython(file) || statesVersions(basename(file)));
  const read = [codeVersion(), basename(top), folders, tasks ?? null, relevant];
  return hash('sha256', JSON.stringify(read));
}
