import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadDataset } from '../../dataset/load-dataset.ts';
import { exampleTask } from '../../lint/examples/example-task.ts';
import {
  createTemporaryFolder,
  type TemporaryFolder,
} from '../../tests/support/temporary-folder.ts';
import { createKnowingCheck, type KnownFindings } from './findings-cache.ts';

const faulty = exampleTask({ id: 'a', proxy: 'true' });

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await createTemporaryFolder();
  await folder.write('a.json', faulty);
  await folder.write('b.json', exampleTask({ id: 'b', instruction: 'Mute the player.' }));
});
afterEach(() => folder.remove());

async function load(known: KnownFindings) {
  const check = createKnowingCheck(known);
  const { findings } = await loadDataset(folder.path, undefined, check.prepare);
  return { findings, known: check.findings };
}

/** What was found in the folder as it is now, as JSON keeps it, with other words. */
async function findAndReword(): Promise<KnownFindings> {
  const { known } = await load({});
  const text = JSON.stringify(known);
  expect(text).toContain('"message":"');
  return JSON.parse(text.replaceAll('"message":"', '"message":"Known: ')) as KnownFindings;
}

const checkMessages = ({ findings }: Awaited<ReturnType<typeof load>>) =>
  findings.map(({ message }) => message);

test('finds what a check that knows nothing finds, and tells it file by file', async () => {
  const { findings, known } = await load({});
  expect(findings).toEqual((await loadDataset(folder.path)).findings);
  expect(Object.keys(known)).toEqual(['a.json', 'b.json']);
  expect([known['a.json']?.findings, known['b.json']?.findings]).toEqual([findings, []]);
});

test('takes what is known of a file that is as it was, and passes it on', async () => {
  const known = await findAndReword();
  const again = await load(known);
  expect(checkMessages(again)).toEqual([expect.stringMatching(/^Known: /)]);
  expect(again.known).toEqual(known);
});

test.for<[string, () => Promise<unknown>]>([
  [
    'it has another text',
    () => folder.write('a.json', { ...faulty, source: 'https://example.org' }),
  ],
  ['it has another name', () => rename(join(folder.path, 'a.json'), join(folder.path, 'c.json'))],
  [
    'the dataset says something else of itself',
    () => folder.write('dataset.json', { title: 'Desk' }),
  ],
])('checks a file again when %s', async ([, change]) => {
  const known = await findAndReword();
  await change();
  const again = await load(known);
  expect(checkMessages(again).filter((message) => message.startsWith('Known'))).toEqual([]);
  expect(again.findings.map(({ pointer }) => pointer)).toContain('/proxy');
});

test('forgets files that are gone', async () => {
  const known = await findAndReword();
  await rename(join(folder.path, 'b.json'), join(folder.path, 'c.json'));
  expect(Object.keys((await load(known)).known)).toEqual(['a.json', 'c.json']);
});
