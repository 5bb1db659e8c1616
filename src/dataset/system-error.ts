import { capitalise } from '#text/first-letter.ts';
import { getSystemErrorName } from 'node:util';
import { UsageError } from './usage-error.ts';

/** Why a path leads nowhere, as the end of a sentence that begins with it. */
export function describeUnreached(error: unknown): string {
  if (hasCode(error, 'ENOENT', 'ENOTDIR')) return 'does not exist';
  return `cannot be read: ${describeSystemError(error)}`;
}

/** What the system means by a code, and what helps where no program can. */
const answers: Readonly<Record<string, readonly [words: string, remedy?: string]>> = {
  EACCES: ['permission denied', 'change the permissions'],
  EBUSY: ['another program uses it', 'close that program'],
  EDQUOT: ['the disk quota is used up', 'free up space'],
  EEXIST: ['a file with that name exists'],
  EFBIG: [
    'the file is larger than the system allows',
    'raise the limit of file sizes, such as with "ulimit -f unlimited"',
  ],
  EIO: ['the disk has failed', 'check the disk'],
  EISDIR: ['it is a folder'],
  ELOOP: ['the link points to itself'],
  EMFILE: [
    'too many files are open',
    'raise the limit of open files, such as with "ulimit -n 4096"',
  ],
  ENAMETOOLONG: ['its path is too long', 'choose a shorter path'],
  ENFILE: ['too many files are open', 'close other programs'],
  ENOENT: ['it does not exist'],
  ENOMEM: ['the memory is used up', 'close other programs'],
  ENOSPC: ['the disk is full', 'free up space'],
  ENOTDIR: ['part of its path is a file'],
  ENOTEMPTY: ['another program writes there'],
  ENXIO: ['it is not a regular file'],
  EPERM: ['permission denied', 'change the permissions'],
  EROFS: ['the file system is read-only', 'make it writable'],
};

/** The code of a system error in words, since its message contains paths of the machine. */
export function describeSystemError(error: unknown): string {
  const code = findSystemError(error)?.code ?? 'unknown error';
  return answers[code]?.[0] ?? code;
}

/** What helps against a system error; undefined for one that a user can do nothing about. */
export function findRemedy(error: unknown): string | undefined {
  return answers[findSystemError(error)?.code ?? '']?.[1];
}

/** @param instead what helps too, as in "name another folder with --out" */
export function refuseWriting(what: string, cause: unknown, instead: string): UsageError {
  const remedies = [findRemedy(cause), instead].filter((remedy) => remedy !== undefined);
  return new UsageError(`${what}: ${describeSystemError(cause)}`, toHint(remedies), { cause });
}

/** One sentence of what helps. */
export function toHint(remedies: readonly string[]): string {
  const text = remedies.join(', or ');
  return `${capitalise(text)}.`;
}

/** Whether an error of Node has one of these codes, such as "ENOENT". */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

/** An answer of the system, and what it is about as far as it says so. */
export interface SystemError {
  code: string;
  path: string | undefined;
}

/** The answer of the system because of which something failed, also in a program that is not Node. */
export function findSystemError(error: unknown): SystemError | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, path, dest = path, message = '', cause } = error as FailedCall;
  if (code !== undefined && /^E(?!RR_)[A-Z0-9]+$/.test(code)) return { code, path: dest };
  const [, number] = /\(os error (\d+)\)/.exec(message) ?? [];
  if (number !== undefined) return { code: getSystemErrorName(-Number(number)), path };
  return findSystemError(cause);
}

interface FailedCall extends Partial<NodeJS.ErrnoException> {
  /** Of a file that is copied or renamed. */
  dest?: string;
}
