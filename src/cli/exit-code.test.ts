import { expect, test } from 'vitest';
import { exitCode } from './exit-code.ts';

test.for([
  [{}, 'info', 0],
  [{ info: 2, warning: 1 }, 'error', 0],
  [{ info: 2, warning: 1 }, 'warning', 1],
  [{ error: 1 }, 'info', 1],
  [{ error: 1 }, 'never', 0],
] as const)('takes findings of %j with --fail-on %s for exit code %i', ([found, failOn, code]) => {
  expect(exitCode({ error: 0, warning: 0, info: 0, ...found }, failOn)).toBe(code);
});
