import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isObject, type JsonObject } from '#text/json/json-value.ts';
import { isSuite } from '#lint/examples/example-dataset.ts';
import { type FileExample, toBytes } from '#lint/model/example-file.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { allRuleMetas } from '#lint/rules/index.ts';
import { commitFiles } from '#tests/commands/commit-files.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#tests/support/temporary-folder.ts';
import { loadDataset } from './load/load-dataset.ts';
import { readFiles } from './files/parse-files.ts';

const cases = allRuleMetas.flatMap(({ code, name, examples }) => {
  switch (examples.kind) {
    case 'file':
      return [{ rule: `${code} ${name}`, code, ...codesOfEach(examples, codesOfFile) }];
    case 'dataset':
      return [{ rule: `${code} ${name}`, code, ...codesOfEach(examples, codesOfDataset) }];
    case 'results':
      return [
        {
          rule: `${code} ${name}`,
          code,
          ...codesOfEach(examples, (files) => codesOfResults(files, code)),
        },
      ];
    case 'task':
      return [];
  }
});

test.for(cases)('$rule: on the disk, nothing is wrong with its good examples', async ({ good }) => {
  for (const find of good) expect(await find()).toEqual([]);
});

test.for(cases)('$rule: on the disk, its bad examples yield its code', async ({ code, bad }) => {
  for (const find of bad) expect([...new Set(await find())]).toEqual([code]);
});

function codesOfEach<Case>(
  { good, bad }: { good: readonly Case[]; bad: readonly Case[] },
  codesOf: (one: Case) => Promise<string[]>,
) {
  const later = (one: Case) => () => codesOf(one);
  return { good: good.map(later), bad: bad.map(later) };
}

async function codesOfFile(example: FileExample): Promise<string[]> {
  const folder = await createTemporaryFolder();
  await writeFile(folder, 'example.json', example);
  const parsed = readFiles(folder.path, ['example.json']);
  return parsed.flatMap(({ findings }) => findings.map(({ code }) => code));
}

async function writeFile(folder: TemporaryFolder, name: string, example: FileExample) {
  const bytes = toBytes(example);
  if (bytes) await folder.write(name, bytes);
  if (example.kind === 'link') await symlink(example.target, join(folder.path, name));
}

async function codesOfResults(
  files: Readonly<Record<string, FileExample>>,
  code: string,
): Promise<string[]> {
  const folder = await createTemporaryFolder();
  if (code === 'R14') {
    await folder.write(
      'evaluators/metrics/__init__.py',
      'def has_page_numbers_in_footers(path): return 1.0\n',
    );
    await commitFiles(folder.path, 'v1');
  }
  await folder.write('dataset.json', { version: '1.1.0', results: ['results'] });
  await folder.write('a.json', exampleTask({ id: 'a' }));
  await mkdir(join(folder.path, 'results'));
  for (const [name, file] of Object.entries(files))
    await writeFile(folder, `results/${name}`, file);
  const { findings } = await loadDataset(folder.path);
  return findings.map(({ code }) => code);
}

async function codesOfDataset(parts: Readonly<Record<string, JsonObject>>): Promise<string[]> {
  const folder = await createTemporaryFolder();
  const hasSuites = Object.keys(parts).some(isSuite);
  const own = { 'dataset.json': hasSuites ? { suites: ['suites/*.json'] } : {}, ...parts };
  for (const [file, part] of Object.entries(own)) await folder.write(file, toText(file, part));
  const { findings } = await loadDataset(folder.path);
  return findings.map(({ code }) => code);
}

function toText(file: string, part: JsonObject): string {
  if (file.endsWith('.jsonl')) {
    const task = exampleTask(isObject(part.task) ? part.task : {});
    return `${JSON.stringify({ ...part, task })}\n`;
  }
  const isTask = file !== 'dataset.json' && !isSuite(file);
  return `${JSON.stringify(isTask ? exampleTask(part) : part, null, 2)}\n`;
}
