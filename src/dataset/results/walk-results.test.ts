import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { walkResults } from './walk-results.ts';

test.for([
  ['only files of other kinds', ['alpha.csv', 'old/beta.json'], ['empty']],
  ['a table beside results', ['alpha.csv', 'beta.jsonl'], []],
  ['nothing visible', ['.gitkeep'], []],
] as const)('finds what is wrong with a folder that has %s', async ([, names, faults]) => {
  await using folder = await createTemporaryFolder();
  for (const name of names) await folder.write(name, '');
  expect(walkResults(folder.path).faults.map(({ fault }) => fault)).toEqual(faults);
});
