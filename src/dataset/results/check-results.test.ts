import { expect, test } from 'vitest';
import { exampleTask } from '../../lint/examples/example-task.ts';
import type { Finding } from '../../lint/model/finding.ts';
import { createTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { checkFolder } from '../load/check-folder.ts';
import { loadDataset } from '../load/load-dataset.ts';

test('"dataset.json" sets the severity of findings about results, and excepts them', async () => {
  await using folder = await createTemporaryFolder();
  await folder.write('a.json', exampleTask({ id: 'a' }));
  await folder.write('results/aster.jsonl', '{"task":"a","score":1}\n{"task":"z","score":2}\n');
  const check = {
    severity: { R08: 'info' },
    exceptions: [
      { file: 'results/aster.jsonl', rule: 'R09', reason: 'An earlier task.' },
      { file: 'results/birch.jsonl', rule: 'R05', reason: 'There is no such file.' },
    ],
  };
  await folder.write('dataset.json', { results: ['results'], check });
  const list = (findings: readonly Finding[]) =>
    findings.map(({ code, severity, file }) => `${code} ${severity} ${file}`);
  const expected = ['D09 warning dataset.json', 'R08 info results/aster.jsonl'];
  const checked = await checkFolder(folder.path);
  expect([list(checked.findings), checked.excepted]).toEqual([expected, 1]);
  expect(list((await loadDataset(folder.path)).findings)).toEqual(expected);
});

test('an exception about results is needed as long as no results are read', async () => {
  await using folder = await createTemporaryFolder();
  await folder.write('a.json', exampleTask({ id: 'a' }));
  const exceptions = [{ file: 'results/aster.jsonl', rule: 'R09', reason: 'An earlier task.' }];
  await folder.write('dataset.json', { check: { exceptions } });
  expect((await checkFolder(folder.path)).findings).toEqual([]);
});
