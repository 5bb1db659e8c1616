import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deriveDatasetSchema } from '../format/json-schema.ts';
import { isObject } from '../text/json/json-value.ts';
import { compileSchema } from '../format/validator.ts';
import { projectRoot } from '../dataset/project-root.ts';
import { runCommand } from './commands/run-command.ts';
import { partsAlone, toTask } from './support/snippets.ts';
import { createTemporaryFolder } from './support/temporary-folder.ts';

interface Block {
  guide: string;
  /** The name of the file that the guide gives it. */
  title: string;
  text: string;
}

const folder = join(projectRoot, 'src/content/docs/guides');

async function findBlocks(): Promise<Block[]> {
  const guides = await readdir(folder);
  const blocks = guides.map(async (guide) => {
    const text = await readFile(join(folder, guide), 'utf8');
    return [...text.matchAll(/^```json(?: title="([^"]*)")?\n(.*?)^```$/gms)].map(
      ([, title = '', json = '']) => ({ guide, title, text: json }),
    );
  });
  return (await Promise.all(blocks)).flat();
}

/** What a part of a task file is, by its fields; undefined for other files. */
function kindOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return 'config';
  if (!isObject(value)) return undefined;
  if ('instruction' in value) return 'task';
  if ('func' in value) return 'metric';
  if (!('type' in value)) return undefined;
  return 'parameters' in value ? 'action' : 'getter';
}

test('the check has nothing to say of any part of a task in the guides', async () => {
  const scratch = await createTemporaryFolder();
  const parts = (await findBlocks()).flatMap(({ title, text }) => {
    const kind = kindOf(JSON.parse(text));
    return kind === undefined || /(?:settings|package)\.json$/.test(title) ? [] : [{ kind, text }];
  });
  expect(parts.length).toBeGreaterThan(5);
  await scratch.write('dataset.json', partsAlone);
  for (const [index, { kind, text }] of parts.entries()) {
    const part = kind === 'config' ? { kind, text: `"config": ${text}` } : { kind, text };
    await scratch.write(`${index}.json`, toTask(part, String(index)));
  }
  const { stdout } = await runCommand('check', [scratch.path, '--format', 'json']);
  expect((JSON.parse(stdout) as { findings: object[] }).findings).toEqual([]);
});

test('every dataset.json in the guides keeps to its schema', async () => {
  const isDataset = compileSchema(deriveDatasetSchema());
  const files = (await findBlocks()).filter(({ title }) => title.endsWith('dataset.json'));
  expect(files.length).toBeGreaterThan(1);
  for (const { guide, text } of files) expect(isDataset(JSON.parse(text)), guide).toBe(true);
});

test('links from guides to files lead to files of the repository', async () => {
  for (const guide of await readdir(folder)) {
    const text = await readFile(join(folder, guide), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]*)/g)].map(([, link = '']) => link);
    for (const link of links.filter((each) => !each.startsWith('../../') || /\w\.\w+$/.test(each)))
      await expect(access(join(folder, link)), `${guide}: ${link}`).resolves.toBeUndefined();
  }
});
