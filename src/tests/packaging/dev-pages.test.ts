import { join } from 'node:path';
import { inject, test } from 'vitest';
import { expectLiveSite } from '../browser/live-pages.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { startProgram, unpackInto } from './installed-package.ts';

test('the packed package serves pages without a fault, and shows edits', async () => {
  const { path } = await createTemporaryFolder();
  const installed = await unpackInto(path, inject('wholePackage'), 'benchlight');
  const program = join(installed, 'lib/cli/program/main.js');
  await expectLiveSite((args) => startProgram(process.execPath, [program, 'dev', ...args], path));
});
