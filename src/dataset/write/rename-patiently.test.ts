import { expect, test } from 'vitest';
import { renamePatiently } from './rename-patiently.ts';

/** A system that refuses the first attempts. */
function refuse(code: string, times: number) {
  let attempts = 0;
  const attempt = () => {
    attempts += 1;
    if (attempts <= times) throw Object.assign(new Error(code), { code });
  };
  return { attempt, count: () => attempts };
}

test('tries again on Windows while another program has the file open', () => {
  const { attempt, count } = refuse('EPERM', 2);
  renamePatiently('a', 'b', { isWindows: true, attempt });
  expect(count()).toBe(3);
});

test.for([
  ['on Windows where the file is missing', true, 'ENOENT'],
  ['where a system refuses for good', false, 'EPERM'],
] as const)('fails at once %s', ([, isWindows, code]) => {
  const { attempt, count } = refuse(code, 1);
  expect(() => {
    renamePatiently('a', 'b', { isWindows, attempt });
  }).toThrow(code);
  expect(count()).toBe(1);
});
