import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { UsageError } from '#dataset/usage-error.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { Finding } from '#lint/model/finding.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { reportFormats } from '../check/print-report.ts';
import { check } from './check.ts';

const folder = folderForEachTest();
let printed: string[];

beforeEach(async () => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  await folder.write('good/example.json', exampleTask());
  await folder.write('noted/example.json', exampleTask({ snapshot: 'x' }));
  await folder.write('doubtful/example.json', exampleTask({ id: 'other' }));
  await folder.write('faulty/example.json', exampleTask({ config: 'x' }));
});

const readReport = () =>
  JSON.parse(printed.join('')) as { files: number; tasks: number; findings: Finding[] };

const checkFolder = (name: string, ...args: string[]) => check([join(folder.path, name), ...args]);

test.for([
  ['good', [], 0],
  ['doubtful', [], 0],
  ['faulty', [], 1],
  ['doubtful', ['--fail-on', 'warning'], 1],
  ['noted', ['--fail-on', 'warning'], 0],
  ['noted', ['--fail-on', 'info'], 1],
  ['faulty', ['--fail-on', 'never'], 0],
] as const)('checks a %s folder with %j and exits with %i', async ([name, args, expected]) => {
  expect(await checkFolder(name, ...args)).toBe(expected);
});

test('prints a report as text', async () => {
  await checkFolder('doubtful');
  expect(printed).toEqual([
    `1 task: nothing found that changes results

Conventions

D01 id-matches-file-name  1 warning in 1 file

  warning  D01 id-matches-file-name  example.json:2:9
    the id is "other", but the file is named "example"; use one name for both
    2 |   "id": "other",
      |         ^^^^^^^

1 task in 1 file: 0 errors, 1 warning, 0 info
why, and how to fix: npm run explain -- D01`,
    `files are named from ${join(folder.path, 'doubtful')}`,
  ]);
});

test('links findings to the site that is named', async () => {
  await checkFolder('doubtful', '--site', 'https://example.org/tasks');
  expect(printed.join('')).toContain('\nhttps://example.org/tasks/rules/d01/\n');
  await expect(checkFolder('doubtful', '--site', 'example.org')).rejects.toThrow('--site');
});

test.for(['text', 'github', 'sarif', 'markdown'])(
  'names files from the folder of the call as %s',
  async (format) => {
    vi.stubEnv('INIT_CWD', folder.path);
    const file = './good/../doubtful/example.json';
    for (const target of ['doubtful', './doubtful/', join(folder.path, 'doubtful'), file]) {
      printed.length = 0;
      await check([target, '--format', format]);
      expect(printed.join('')).toMatch(/(?:  |file=|"uri": "|`)doubtful\/example\.json[:,"]/);
    }
    vi.stubEnv('INIT_CWD', join(folder.path, 'good'));
    printed.length = 0;
    await check(['../doubtful', '--format', format]);
    expect(printed.join('')).toContain('../doubtful/example.json');
  },
);

test('reports a copied task once', async () => {
  for (const name of ['a', 'b']) {
    await folder.write(`copied/${name}.json`, exampleTask({ id: 'b' }));
  }
  await checkFolder('copied', '--format', 'json');
  const codes = readReport().findings.filter(({ file }) => file === 'a.json');
  expect(codes.map(({ code }) => code)).not.toContain('D01');
  expect(codes.map(({ code }) => code)).toContain('D02');
});

test('fixes what the named rules find alone, in every round', async () => {
  await folder.write('two/example.json', { ...exampleTask(), proxy: 'true', fixedIp: false });
  await checkFolder('two', '--fix', '--rule', 'S04');
  const { proxy, fixedIp } = JSON.parse(
    await readFile(join(folder.path, 'two/example.json'), 'utf8'),
  ) as Record<string, unknown>;
  expect([proxy, fixedIp]).toEqual([true, false]);
});

test('a dataset can change the severity of an exception that is not needed', async () => {
  const exceptions = [{ file: 'example.json', rule: 'W08', reason: 'x' }];
  for (const [severity, expected] of [
    ['off', []],
    ['error', ['error']],
  ] as const) {
    printed = [];
    await folder.write('good/dataset.json', { check: { severity: { D09: severity }, exceptions } });
    await checkFolder('good', '--format', 'json');
    expect(readReport().findings.map((finding) => finding.severity)).toEqual(expected);
  }
});

test('is limited to the rules that are named', async () => {
  await folder.write('both/example.json', exampleTask({ id: 'other', config: 'x' }));
  expect(await checkFolder('both', '--rule', 'D01', '--format', 'json')).toBe(0);
  expect(readReport().findings.map(({ code }) => code)).toEqual(['D01']);
});

test('lists what is asked for, and exits for everything', async () => {
  await folder.write('both/example.json', exampleTask({ id: 'other', config: 'x' }));
  const args = ['--level', 'error', '--max', '1', '--fail-on', 'warning', '--format', 'json'];
  expect(await checkFolder('both', ...args)).toBe(1);
  expect(readReport().findings.map(({ severity }) => severity)).toEqual(['error']);
});

test('distinguishes the files of several folders, and counts them together', async () => {
  const folders = ['noted', 'doubtful'].map((name) => join(folder.path, name));
  expect(await check([...folders, '--format', 'json'])).toBe(0);
  const { files, tasks, findings } = readReport();
  expect([files, tasks]).toEqual([2, 2]);
  expect(findings.map(({ file }) => file)).toEqual([
    join(folder.path, 'doubtful/example.json'),
    join(folder.path, 'noted/example.json'),
  ]);
});

test('checks single files under the names they were given', async () => {
  const files = ['noted', 'doubtful'].map((name) => join(folder.path, name, 'example.json'));
  expect(await check([...files, '--format', 'json'])).toBe(0);
  const { files: count, findings } = readReport();
  expect(count).toBe(2);
  expect(findings.map(({ code, file }) => [code, file])).toEqual([
    ['D01', files[1]],
    ['V02', files[0]],
  ]);
});

test('shows the usage, with every format, without checking anything', async () => {
  expect(await check(['--help'])).toBe(0);
  expect(printed.join('')).toMatch(/^Usage: npm run check/);
  expect(reportFormats.filter((format) => !printed.join('').includes(format))).toEqual([]);
});

test.for([
  ['a folder or file that does not exist', ['missing']],
  ['results without their tasks', ['good/example.json', '--results', '.']],
  ['an unknown option', ['good', '--colour']],
  ['an unknown format', ['good', '--format', 'xml']],
  ['an unknown severity', ['good', '--fail-on', 'fatal']],
  ['an unknown severity to list', ['good', '--level', 'fatal']],
  ['an unknown rule', ['good', '--rule', 'X01']],
  ['a limit that is not a number', ['good', '--max', 'few']],
  ['a diff without fixes', ['good', '--dry-run']],
  ['a diff in another format', ['good', '--fix', '--dry-run', '--format', 'json']],
] as const)('refuses %s before it prints anything', async ([, [name, ...args]]) => {
  await expect(checkFolder(name, ...args)).rejects.toThrow(UsageError);
  expect(printed).toEqual([]);
});

test('--results checks folders of results too', async () => {
  await folder.write('results/robin.jsonl', '{"task":"nope","score":2}\n');
  const results = join(folder.path, 'results');
  expect(await checkFolder('good', '--format', 'json', '--results', results)).toBe(1);
  expect(readReport().findings.map(({ code, file }) => `${code} ${file}`)).toEqual([
    'R08 ../results/robin.jsonl',
    'R09 ../results/robin.jsonl',
  ]);
  await expect(checkFolder('good', '--results')).rejects.toThrow(UsageError);
});

const infeasible = exampleTask({ evaluator: { func: 'infeasible' } });

test.for([
  ['hopeless', 'error', 0, []],
  ['hopeless', 'error,shortcut', 1, ['1 task fails --fail-on shortcut']],
  ['hopeless/example.json', 'likely', 1, ['1 task fails --fail-on likely']],
  ['hopeless', 'unsafe-judge', 0, []],
  ['faulty', 'certain', 0, []],
  ['faulty', 'error,certain', 1, []],
] as const)('checks %s with --shortcuts --fail-on %s and exits with %i', async (row) => {
  const [name, words, code, reason] = row;
  await folder.write('hopeless/example.json', infeasible);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(await checkFolder(name, '--shortcuts', '--fail-on', words)).toBe(code);
  expect(said.mock.calls.flat()).toEqual(reason);
});

test('reports how tasks could be passed without the work', async () => {
  await folder.write('hopeless/example.json', infeasible);
  await checkFolder('hopeless', '--shortcuts');
  expect(printed.join('')).toContain(`
What could pass without the work: 1 of 1 task (100%; 1 certain)
  giving-up-passes  1 task (100%), such as example.json:`);
  printed = [];
  await checkFolder('hopeless', '--shortcuts', '--rule', 'W01', '--format', 'json');
  expect(readReport()).toMatchObject({
    findings: [],
    shortcuts: [
      {
        id: 'example',
        file: 'example.json',
        class: 'giving-up-passes',
        pointer: '/evaluator/func',
      },
    ],
  });
  printed = [];
  await checkFolder('hopeless', '--format', 'json');
  expect(readReport()).not.toHaveProperty('shortcuts');
});
