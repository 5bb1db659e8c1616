import { hasCode } from '../system-error.ts';
import { spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { withoutKeys } from '#text/json/json-value.ts';
import { codeFolder } from '../project-root.ts';
import { UsageError } from '../usage-error.ts';

/** Hooks of git have these, for their own repository; folders are named here. */
const ofRepository = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_NAMESPACE',
  'GIT_PREFIX',
];

/** Without locks, prompts, messages in another language, and anything that would be fetched. */
const variables = {
  // A repository may name a program as its remote. Only this outranks its configuration.
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_NO_LAZY_FETCH: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
};

/** What in the configuration of a repository would run a program, and how it is switched off. */
const settings = [
  'core.fsmonitor=false',
  `core.hooksPath=${devNull}`,
  'log.showSignature=false',
  // A folder of tasks may itself be a repository without a folder ".git", with its own configuration.
  'safe.bareRepository=explicit',
];
const options = ['--no-pager', ...settings.flatMap((setting) => ['-c', setting])];

/**
 * Starts git in a folder, an absolute path, which nobody has to trust. It reads only objects: no hook,
 * filter or other program runs.
 */
export function startGit(folder: string, args: readonly string[]) {
  return spawn('git', [...options, '-C', folder, ...args], {
    // Windows looks for a program there first; the user's folder may have a "git.exe" of its own.
    cwd: codeFolder,
    env: { ...withoutKeys(process.env, ofRepository), ...variables },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** What to do when a clone lacks objects. */
export const fetchEverything =
  'Fetch everything, such as with "git fetch --refetch --filter=tree:0 --no-filter", or clone it again without --filter.';

export interface GitAnswer {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** @throws UsageError when there is no git. */
export function runGit(folder: string, args: readonly string[]): Promise<GitAnswer> {
  const child = startGit(folder, args);
  child.stdin.end();
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  const toText = (chunks: readonly Buffer[]) => Buffer.concat(chunks).toString();
  return new Promise((resolve, reject) => {
    child.on('error', (cause) => {
      reject(toGitError(cause));
    });
    child.on('close', (code) => {
      resolve({ code, stdout: toText(stdout), stderr: toText(stderr) });
    });
  });
}

/** What to say when git cannot be started. */
export function toGitError(cause: Error): Error {
  if (!hasCode(cause, 'ENOENT')) return cause;
  return new UsageError(
    'the program "git" was not found',
    'Install git, or compare folders and exports instead of tags and commits.',
    { cause },
  );
}
