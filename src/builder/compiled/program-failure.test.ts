import { expect, test } from 'vitest';
import { ProgramFailure, wrapFailure } from './program-failure.ts';

const failWith = (cause: unknown) =>
  wrapFailure('no pages', Promise.reject(cause as Error)).catch((error: unknown) => error);

test.for<[kind: string, cause: unknown, message: string]>([
  ['an error', new Error('no map'), 'no pages: no map'],
  ['another value', 'no map', 'no pages: no map'],
  [
    'a compiler that shows code and a stack',
    new Error(
      'Build failed with 1 error:\n\n\u001B[31m[MISSING_EXPORT]\u001B[0m "App" is not there\n   ╭─[ a.ts:1 ]\n   │\n 1 │ import\n    at build (a.js:1:1)',
    ),
    'no pages: Build failed with 1 error: [MISSING_EXPORT] "App" is not there',
  ],
])('says in one line what failed, for %s', async ([, cause, message]) => {
  const error = await failWith(cause);
  expect(error).toBeInstanceOf(ProgramFailure);
  expect(error).toMatchObject({ message, cause });
});

test('passes on what works, and what has failed before', async () => {
  expect(await wrapFailure('no pages', Promise.resolve(1))).toBe(1);
  const earlier = new ProgramFailure('before');
  expect(await failWith(earlier)).toBe(earlier);
});
