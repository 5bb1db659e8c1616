import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isObject, type JsonObject } from '#text/json/json-value.ts';
import { runCommand } from '../commands/run-command.ts';
import { createRandom, pick } from '../support/random.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const secret = 'zwiebelkuchen';
const seed = 20_261_129;
const random = createRandom(seed);
const scratch = await createTemporaryFolder();

/** Every string of a value replaced by one that is an answer, and every key of rules. */
function toSecrets(value: unknown): unknown {
  if (typeof value === 'string') return `${secret} ${random(1000)}`;
  if (Array.isArray(value)) return value.map(toSecrets);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'type' ? inner : toSecrets(inner)]),
  );
}

const letters = 'abcdefghiklmnopqrstuvwxyz'.split('');
const drawName = () => Array.from({ length: 9 }, () => pick(letters, random)).join('');
const names = Array.from({ length: 6 }, drawName);

/** A task with a second evaluator, graders and a phase, whose answers can be told from all else. */
function addAnswers(task: JsonObject): JsonObject {
  const { evaluator } = task;
  if (!isObject(evaluator)) return task;
  const second = { ...evaluator, expected: toSecrets(evaluator.expected ?? { type: 'rule' }) };
  const [name = '', list = '', turns = '', graders = '', note = '', group = ''] = names;
  return {
    ...task,
    [name]: second,
    [list]: { [name]: [second, { ...second, conj: 'or' }] },
    [turns]: [
      { instruction: 'Begin.', [name]: second },
      { instruction: 'Go on.', [graders]: [[`grep ${secret} ${random(1000)}`, random(9)]] },
    ],
    [graders]: [{ command: ['cat', `${secret} ${random(1000)}`], points: 2 }],
    [group]: { [note]: `${secret} ${random(1000)}`, expected_text: `${secret} ${random(1000)}` },
  };
}

async function writeTasks(): Promise<number> {
  const folder = join(import.meta.dirname, '../../../examples');
  const files = await readdir(folder, { recursive: true });
  const tasks = files.filter((file) => /^[a-z_]+[/\\][^/\\]+\.json$/.test(file)).slice(0, 60);
  let added = 0;
  for (const [index, file] of tasks.entries()) {
    const task: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'));
    if (!isObject(task) || !isObject(task.evaluator)) continue;
    const isAdded = index % 2 === 0;
    added += Number(isAdded);
    // The answers of the two states are not the same.
    for (const state of ['earlier', 'tasks']) {
      await scratch.write(`${state}/${basename(file)}`, isAdded ? addAnswers(task) : task);
    }
  }
  return added;
}

test(`no answer of an added part is in the site or its history (seed ${seed})`, async () => {
  expect(await writeTasks()).toBeGreaterThan(20);
  await scratch.write('tasks/dataset.json', {
    answers: 'omit',
    version: '2.0.0',
    fields: { [`${names[5]}.${names[4]}`]: { answer: true } },
    markdown: true,
    releases: [{ version: '1.0.0', folder: '../earlier', date: '2026-01-01' }],
  });
  const site = join(scratch.path, 'site');
  const options = ['--out', site, '--fail-on', 'never'];
  const { code } = await runCommand('build', [join(scratch.path, 'tasks'), ...options]);
  expect(code).toBe(0);

  const files = await readdir(site, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readText(join(file.parentPath, file.name))),
  );
  expect(texts.flatMap(({ file, text }) => (text.includes(secret) ? [file] : []))).toEqual([]);
  // The parts themselves are there, and so is what has become of them.
  const changes = texts.find(({ file }) => file.endsWith('changes.jsonl'))?.text ?? '';
  for (const name of names.slice(0, 4)) expect(changes).toContain(name);
});

/** What a file contains, a packed one unpacked. */
async function readText(file: string) {
  const content = await readFile(file);
  const isPacked = content[0] === 0x1f && content[1] === 0x8b;
  const text = (isPacked ? gunzipSync(content) : content).toString('latin1').toLowerCase();
  return { file, text };
}
