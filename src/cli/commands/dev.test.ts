import { expect, test } from 'vitest';
import { runScript } from '#tests/commands/run-script.ts';

test('a folder that does not exist is the only thing that is reported', async () => {
  const { code, stdout, stderr } = await runScript('dev', ['nowhere']);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^error: the tasks folder \S+nowhere does not exist\n.+\n$/);
});
