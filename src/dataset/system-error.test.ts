import { expect, test } from 'vitest';
import { describeSystemError, findSystemError, refuseWriting } from './system-error.ts';

test.for([
  [{ code: 'EACCES' }, 'permission denied'],
  [{ code: 'ENOENT', message: '/secret/path' }, 'it does not exist'],
  [{ code: 'ENXIO' }, 'it is not a regular file'],
  [{ code: 'EXDEV' }, 'EXDEV'],
  [{ code: 'ERR_MODULE_NOT_FOUND' }, 'unknown error'],
  [new Error('/secret/path'), 'unknown error'],
] as const)('describes the system error %j without any path', ([error, expected]) => {
  expect(describeSystemError(error)).toBe(expected);
});

test.for([
  ['of a call', { code: 'EROFS', path: '/a' }, { code: 'EROFS', path: '/a' }],
  ['of a copy', { code: 'ENOSPC', path: '/a', dest: '/b' }, { code: 'ENOSPC', path: '/b' }],
  [
    'that is the cause of another error',
    new Error('', { cause: new Error('', { cause: { code: 'EDQUOT' } }) }),
    { code: 'EDQUOT', path: undefined },
  ],
  [
    'that a program in Rust prints',
    new Error(
      'Failed to write file in /a\n\nCaused by:\n    No space left on device (os error 28)',
    ),
    { code: 'ENOSPC', path: undefined },
  ],
  ['of nothing', new TypeError('x is null'), undefined],
  ['of a text', 'EROFS', undefined],
] as const)('finds the answer of the system %s', ([, error, expected]) => {
  expect(findSystemError(error)).toEqual(expected);
});

test.for([
  ['ENOSPC', 'a cannot be written: the disk is full', 'Free up space, or name another folder.'],
  ['EISDIR', 'a cannot be written: it is a folder', 'Name another folder.'],
] as const)('says of %s what helps', ([code, message, hint]) => {
  const refusal = refuseWriting('a cannot be written', { code }, 'name another folder');
  expect(refusal).toMatchObject({ message, hint });
});
