import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheFolder } from '#dataset/cache/cache-folder.ts';
import { UsageError } from '#dataset/usage-error.ts';
import { run } from './run.ts';

let printed: string[];

const lockedParent = Object.assign(new Error('EACCES: permission denied, mkdir'), {
  code: 'EACCES',
  path: dirname(cacheFolder),
});

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void printed.push(text));
});

afterEach(() => {
  process.exitCode = undefined;
});

test.for([0, 1])('exits with the code %i of the command', async (code) => {
  await run(() => Promise.resolve(code));
  expect([process.exitCode, printed]).toEqual([code, []]);
});

test.for([
  [new UsageError('no folder', 'Name one.'), 'error: no folder\nName one.'],
  [
    new UsageError('no folder "a\u001B[2J\n"', 'Name one.'),
    'error: no folder "a\\u001b[2J\\n"\nName one.',
  ],
  [
    new UsageError('no folder', 'Name one, not "\u001B[2J\r".\nSee "--help".'),
    'error: no folder\nName one, not "\\u001b[2J\\r".\nSee "--help".',
  ],
  [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    'error: the disk is full\nFree up space.',
  ],
  [
    Object.assign(new Error('the pages cannot be compiled: '), {
      code: 'ENOSPC',
      path: join(cacheFolder, 'pages/a'),
    }),
    `error: cannot use the cache ${cacheFolder}: the disk is full\nFree up space, or name another folder with BENCHLIGHT_CACHE.`,
  ],
  [
    new Error('no page', { cause: Object.assign(new Error('x'), { code: 'EACCES', path: '/a' }) }),
    'error: cannot use /a: permission denied\nChange the permissions.',
  ],
  [
    Object.assign(new Error('EFBIG: file too large, write'), { code: 'EFBIG' }),
    'error: the file is larger than the system allows\nRaise the limit of file sizes, such as with "ulimit -f unlimited".',
  ],
  [
    Object.assign(new Error('EROFS: read-only file system, mkdir'), {
      code: 'EROFS',
      path: join(cacheFolder, 'pages'),
    }),
    `error: cannot use the cache ${cacheFolder}: the file system is read-only\nMake it writable, or name another folder with BENCHLIGHT_CACHE.`,
  ],
  [
    new Error('no site', { cause: lockedParent }),
    `error: cannot use the cache ${cacheFolder}: permission denied\nChange the permissions, or name another folder with BENCHLIGHT_CACHE.`,
  ],
  [
    Object.assign(new Error('no such right'), { code: 'EACCES', path: `${cacheFolder}-2` }),
    `error: cannot use ${cacheFolder}-2: permission denied\nChange the permissions.`,
  ],
  [
    Object.assign(new Error('An error was suppressed during disposal.'), {
      error: new Error('the folder is busy'),
      suppressed: new UsageError('no folder', 'Name one.'),
    }),
    'error: no folder\nName one.',
  ],
  [
    new Error('no tasks', {
      cause: Object.assign(new Error('ENOENT: no such file or directory, uv_cwd'), {
        code: 'ENOENT',
        syscall: 'uv_cwd',
      }),
    }),
    'error: the current folder no longer exists\nChange to another folder.',
  ],
  [
    new TypeError('x\u202E is null'),
    'error: x\\u202e is null\nThis is a bug in Benchlight; please report it.',
  ],
  [new TypeError('x is null'), 'error: x is null\nThis is a bug in Benchlight; please report it.'],
] as const)('exits with 2 on %s, and says what went wrong', async ([error, expected]) => {
  await run(() => {
    throw error;
  });
  expect([process.exitCode, printed]).toEqual([2, [expected]]);
});
