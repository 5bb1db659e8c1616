import { expect, test } from 'vitest';
import { describeSystemError } from './system-error.ts';

test.for([
  [{ code: 'EACCES' }, 'permission denied'],
  [{ code: 'ENOENT', message: '/secret/path' }, 'it does not exist'],
  [{ code: 'ENXIO' }, 'it is not a regular file'],
  [{ code: 'EIO' }, 'EIO'],
  [new Error('/secret/path'), 'unknown error'],
] as const)('describes the system error %j without any path', ([error, expected]) => {
  expect(describeSystemError(error)).toBe(expected);
});
