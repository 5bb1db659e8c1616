import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { Finding } from '#lint/model/finding.ts';
import { checkFolder } from '../load/check-folder.ts';
import { loadDataset } from '../load/load-dataset.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';

const folder = folderForEachTest();

test('"dataset.json" sets the severity of findings about results, and excepts them', async () => {
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
});

test('an exception about results is needed as long as no results are read', async () => {
  await folder.write('a.json', exampleTask({ id: 'a' }));
  const exceptions = [{ file: 'results/aster.jsonl', rule: 'R09', reason: 'An earlier task.' }];
  await folder.write('dataset.json', { check: { exceptions } });
  expect((await checkFolder(folder.path)).findings).toEqual([]);
});

test('results may be those of tasks in other folders of the dataset', async () => {
  await folder.write('os/a.json', exampleTask({ id: 'a' }));
  await folder.write('web/b.json', exampleTask({ id: 'b' }));
  const lines = ['os/a', 'b', 'web/b', 'os/b', 'z'].map((task) =>
    JSON.stringify({ task, score: 1 }),
  );
  await folder.write('results/aster.jsonl', lines.join('\n'));
  await folder.write('dataset.json', { results: ['results'] });
  const { results, findings } = await loadDataset(join(folder.path, 'os'));
  const found = findings.filter(({ code }) => code === 'R09');
  expect(found.map(({ message }) => message)).toEqual(['unknown task "os/b"', 'unknown task "z"']);
  expect(results?.runs.map(({ trialsOf }) => [...trialsOf.keys()])).toEqual([['a.json']]);
});

test('a result of a task whose file cannot be read is not reported', async () => {
  await folder.write('os/a.json', exampleTask({ id: 'a' }));
  await folder.write('os/b.json', '{ "id": "b",');
  await symlink('nowhere.json', join(folder.path, 'os/c.json'));
  const lines = ['a', 'b', 'os/b', 'c', 'web/b'].map((task) => JSON.stringify({ task, score: 1 }));
  await folder.write('results/aster.jsonl', lines.join('\n'));
  await folder.write('dataset.json', { results: ['results'] });
  const { findings } = await checkFolder(folder.path);
  expect(findings.map(({ code }) => code).filter((code) => /[FR]0[19]/.test(code))).toEqual([
    'F01',
    'R09',
  ]);
});

const instructions = ['Open the settings.', 'Mute the player.', 'Sort the table by name.'];
const toTask = (id: string, number: number) =>
  exampleTask({ id, instruction: instructions[number] ?? '' });

test('results are compared with what the releases of the dataset had', async () => {
  const inRelease = (...ids: string[]) =>
    ids
      .map((id, number) => `${JSON.stringify({ file: `${id}.json`, task: toTask(id, number) })}\n`)
      .join('');
  await folder.write('1.jsonl', inRelease('a', 'old'));
  await folder.write('2.jsonl', inRelease('a', 'new'));
  for (const [number, id] of ['a', 'new', 'late'].entries()) {
    await folder.write(`tasks/${id}.json`, toTask(id, number));
  }
  await folder.write('dataset.json', {
    releases: [
      { version: '1.0.0', export: '1.jsonl', date: '2026-01-01' },
      { version: '2.0.0', export: '2.jsonl', date: '2026-02-01' },
    ],
    results: ['results'],
    version: '3.0.0',
    citation: { date: '2026-03-01' },
  });
  const runs: Record<string, object> = {
    early: { date: '2025-12-31' },
    named: { date: '2025-12-31', release: '1.0.0' },
    between: { date: '2026-01-15' },
    today: { date: '2026-03-02' },
  };
  for (const [name, about] of Object.entries(runs)) {
    const tasks = [
      'a',
      name === 'between' ? 'old' : 'new',
      'late',
      ...(name === 'between' ? ['z'] : []),
    ];
    const lines = tasks.map((task) => `${JSON.stringify({ task, score: 1 })}\n`);
    await folder.write(`results/${name}/run.json`, about);
    await folder.write(`results/${name}/results.jsonl`, lines.join(''));
  }
  const { findings } = await checkFolder(`${folder.path}/tasks`);
  expect(
    findings
      .filter(({ code }) => code.startsWith('R'))
      .map(({ code, file, message }) => [code, file.replace('../results/', ''), message]),
  ).toEqual([
    [
      'R13',
      'between/results.jsonl',
      'the run is of 2026-01-15, and the last release up to that day, "1.0.0", does not have 1 task with results: "late"',
    ],
    ['R09', 'between/results.jsonl', 'unknown task "z"'],
    ['R13', 'early/results.jsonl', 'the run is of 2025-12-31, before the first release, "1.0.0"'],
    ['R13', 'named/results.jsonl', 'the release "1.0.0" does not have 1 task with results: "late"'],
  ]);
});

test('a result on a task that was renamed after the last release says its new id', async () => {
  const line = JSON.stringify({ file: 'old.json', task: toTask('old', 0) });
  await folder.write('1.jsonl', `${line}\n`);
  await folder.write('tasks/new.json', toTask('new', 0));
  await folder.write('results/aster.jsonl', '{"task":"old","score":1}\n');
  const releases = [{ version: '1.0.0', export: '1.jsonl' }];
  await folder.write('dataset.json', { releases, results: ['results'] });
  const { findings } = await checkFolder(`${folder.path}/tasks`);
  const messages = findings.flatMap(({ code, message }) => (code === 'R09' ? message : []));
  expect(messages).toEqual([
    'the task "old" now has the id "new"; use that id, or name the release of the run',
  ]);
});
