import { UsageError } from '../usage-error.ts';
import { fetchEverything, runGit } from './run-git.ts';

/** The repository that contains a tasks folder. */
export interface Repository {
  /** A folder that git can start from. */
  folder: string;
  /** The path of the tasks folder in the repository, with a slash at its end; empty for its root. */
  prefix: string;
  isShallow: boolean;
}

/** The commit of a tag, a branch or a commit name. */
export interface Commit {
  name: string;
  hash: string;
  /** Of the commit, as in "2026-03-14T09:26:53+01:00". */
  date: string;
}

/** @throws UsageError when the folder is in no repository with files. */
export async function openRepository(folder: string): Promise<Repository> {
  const questions = ['--is-bare-repository', '--is-shallow-repository', '--show-prefix'];
  const { code, stdout, stderr } = await runGit(folder, ['rev-parse', ...questions]);
  // The prefix ends in a line feed, and may have others in it.
  const [, isBare, isShallow, prefix = ''] = /^(.*)\n(.*)\n([^]*)\n$/.exec(stdout) ?? [];
  // Only a git older than 2.38 reads one.
  if (isBare === 'true' || stderr.includes('cannot use bare repository')) {
    throw new UsageError(
      `${folder} is a bare repository, which has no folder of tasks`,
      'Clone it, and name the tasks folder in the clone.',
    );
  }
  if (code !== 0) throw toReadError(folder, stderr);
  return { folder, prefix, isShallow: isShallow === 'true' };
}

/** Why git does not read a repository, from what it prints. */
export function toReadError(folder: string, stderr: string): UsageError {
  const [reason = ''] = stderr.trim().split('\n');
  if (reason.includes('dubious ownership')) {
    return new UsageError(
      `git refuses to read the repository of ${folder}, since it belongs to another user`,
      'If you trust it, add it to "safe.directory" in the configuration of git.',
    );
  }
  if (/promisor remote|lazy fetching/.test(stderr)) {
    return new UsageError(
      `${folder} is a partial clone, in which parts of the repository are missing`,
      fetchEverything,
    );
  }
  if (reason.includes('not a git repository')) {
    return new UsageError(
      `${folder} is not in a git repository`,
      'Name a folder or an earlier "tasks.jsonl" instead of a tag, a branch or a commit.',
    );
  }
  return new UsageError(
    `git cannot read ${folder}: ${reason}`,
    'Run "git fsck" in it to see what is damaged, or clone it again.',
  );
}

/** What is printed before git fails is not all of it. */
async function readGit(folder: string, args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runGit(folder, args);
  if (code !== 0) throw toReadError(folder, stderr);
  return stdout;
}

/**
 * Finds the commit of a tag, a branch or a commit.
 *
 * @throws UsageError when there is none.
 */
export async function findCommit(repository: Repository, name: string): Promise<Commit> {
  // Git would take the last commit of a range.
  if (/^[^:]*\.\./.test(name)) {
    throw new UsageError(
      `"${name}" is a range of commits, not one commit`,
      'Name a single tag, branch or commit; "diff" takes two of them as two arguments.',
    );
  }
  const commit = await lookUpCommit(repository, name);
  if (commit) return commit;
  throw new UsageError(
    `the repository of ${repository.folder} has no tag, branch or commit "${name}"`,
    repository.isShallow
      ? 'It is a shallow clone. Fetch the rest with "git fetch --unshallow --tags"; in a workflow, check out with "fetch-depth: 0".'
      : 'Use "git tag" for a list of tags, and "git fetch --tags" to fetch those of the remote.',
  );
}

/** Undefined if nothing has this name, or a file or a folder. */
async function lookUpCommit({ folder }: Repository, name: string): Promise<Commit | undefined> {
  const format = ['--no-show-signature', '--no-patch', '--format=%H%n%cI'];
  const { code, stdout } = await runGit(folder, [
    'log',
    '-1',
    ...format,
    '--end-of-options',
    name,
    '--',
  ]);
  const [hash = '', date = ''] = stdout.trim().split('\n');
  return code === 0 && hash !== '' ? { name, hash, date } : undefined;
}

/**
 * The commits of all tags whose names match a pattern such as "v*", the oldest first. A tag of a file
 * or a folder, such as that of a key, is passed over.
 */
export async function findTags(repository: Repository, pattern: string): Promise<Commit[]> {
  const order = ['--sort=version:refname', '--sort=creatordate'];
  // Of a tag with a message, "*" is the commit that it names.
  const fields = [
    '%(refname:strip=2)',
    '%(objectname) %(committerdate:iso-strict)',
    '%(*objectname) %(*committerdate:iso-strict)',
  ];
  const format = `--format=${fields.join('%00')}`;
  const refs = `refs/tags/${pattern}`;
  const stdout = await readGit(repository.folder, ['for-each-ref', ...order, format, refs]);
  const lines = stdout.split('\n').filter((line) => line !== '');
  const commits = await Promise.all(
    lines.map(async (line) => {
      const [name = '', ...objects] = line.split('\0');
      const [hash, date] = objects.map((object) => object.split(' ')).find(([, day]) => day) ?? [];
      // Anything else but a commit is a tag of a tag, or of something else.
      return hash && date ? { name, hash, date } : await lookUpCommit(repository, name);
    }),
  );
  return commits.filter((commit) => commit !== undefined);
}

/** The commit of a submodule that a commit has at a path from the root; undefined where it has none there. */
export async function findSubmodule(
  folder: string,
  { hash }: Pick<Commit, 'hash'>,
  path: string,
): Promise<Pick<Commit, 'hash'> | undefined> {
  const tree = ['ls-tree', '-z', '--full-tree', hash, '--', `:(literal)${path}`];
  const [, submodule] = /^160000 commit (\w+)\t/.exec(await readGit(folder, tree)) ?? [];
  return submodule === undefined ? undefined : { hash: submodule };
}

/** A file of a commit. */
export interface CommittedFile {
  /** Relative to the tasks folder. */
  file: string;
  /** The name of its object: equal contents have one name. */
  blob: string;
}

/**
 * Every file below the tasks folder; links and submodules are left out.
 *
 * @throws UsageError when the repository lacks a part of the commit.
 */
export async function listCommittedFiles(
  { folder, prefix }: Pick<Repository, 'folder' | 'prefix'>,
  { hash }: Pick<Commit, 'hash'>,
): Promise<CommittedFile[]> {
  const paths = prefix === '' ? [] : ['--', `:(literal)${prefix}`];
  const tree = ['ls-tree', '-r', '-z', '--full-tree', hash, ...paths];
  const stdout = await readGit(folder, tree);
  return stdout.split('\0').flatMap((line): CommittedFile[] => {
    const [, blob, path] = /^100\d+ blob (\w+)\t([^]*)$/.exec(line) ?? [];
    return blob === undefined || path === undefined
      ? []
      : [{ blob, file: path.slice(prefix.length) }];
  });
}
