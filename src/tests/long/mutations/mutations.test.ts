import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, onTestFailed, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { applyEdits } from '#tests/edits/apply-edits.ts';
import { type Edit, taskEdits } from '#tests/edits/task-edits.ts';
import { applyPieces, pythonEdits, pythonSource } from '#tests/environment/python-edits.ts';
import { loadTasks } from '#tests/releases/load-tasks.ts';
import { writeRunnerTree } from '#tests/results/write-runner-tree.ts';
import { createRandom, pick, type Random } from '#tests/support/random.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createJudge, type Judge } from './judge-runs.ts';
import { richDataset } from './rich-dataset.ts';
import {
  hostileNames,
  lengthenString,
  placeOddEntry,
  repeatLines,
  spoilBytes,
} from './spoil-file.ts';

// BENCHLIGHT_MUTATIONS: how many task files; a tenth as many settings and sources, a twentieth as many
// trees of results. BENCHLIGHT_SEED: which ones.
const { BENCHLIGHT_MUTATIONS: mutations = '2000', BENCHLIGHT_SEED: seed = '20260501' } =
  process.env;
const count = Number(mutations);
const timeout = 3_600_000;
const formats = ['text', 'json', 'sarif', 'github', 'markdown'] as const;
/** How many task files a built site has. */
const portion = 250;

let scratch: TemporaryFolder;
let random: Random;
let judge: Judge;
let current: string;
beforeEach(async () => {
  scratch = await createTemporaryFolder();
  random = createRandom(Number(seed));
  judge = createJudge();
});
const at = (...path: string[]) => join(scratch.path, ...path);

const drawEdits = (times: number): Edit[][] =>
  fc.sample(taskEdits, { seed: Number(seed), numRuns: times });

/** Does something for each of some mutations, and fails with all that went wrong. */
async function forEach(
  edits: readonly Edit[][],
  mutate: (edits: readonly Edit[], index: number) => Promise<void>,
): Promise<void> {
  // A run without end says nothing itself.
  onTestFailed(() => {
    console.error(`the last mutation was that of ${current}`);
  });
  for (const [index, own] of edits.entries()) {
    current = `${index} of seed ${seed}`;
    await mutate(own, index);
  }
  expect(judge.listFaults()).toEqual([]);
}

test('checks, builds and comparisons survive mutated task files', { timeout }, async () => {
  const examples = (await loadTasks()).map(({ text }) => text);
  await scratch.write('before/good.json', exampleTask({ id: 'good' }));
  await forEach(drawEdits(count), async (edits, index) => {
    const text = pick(examples, random);
    const deep: Edit = { kind: 'nest', place: random(1000), depth: 990, name: 'deep' };
    const own = index % 8 === 1 ? [...edits, deep] : edits;
    const edited = spoilBytes(applyEdits(text, own), random);
    const bytes = index % 4 === 0 ? lengthenString(edited, random) : edited;
    await rm(at('after'), { recursive: true, force: true });
    await scratch.write('after/good.json', exampleTask({ id: 'good', instruction: 'Be good.' }));
    // What both states have, such as a deep value, is compared too.
    await scratch.write('before/other.json', applyEdits(text, own.slice(1)));
    const name = index % 4 === 2 ? pick(hostileNames, random) : 'other.json';
    await scratch.write(`after/${name}`, bytes);
    if (index % 10 === 0) await placeOddEntry(at('after/odd.json'), random);
    const format = formats[index % formats.length] ?? 'text';
    await judge.run(current, ['check', at('after'), '--format', format], [0, 1]);
    const other = pick(['json', 'json', 'markdown', 'text'], random);
    await judge.run(current, ['diff', at('before'), at('after'), '--format', other], [0]);
    if (index % 5 === 0) await judge.run(current, ['check', at('after'), '--fix'], [0, 1]);
    const set = `sets/${Math.floor(index / portion)}`;
    await scratch.write(`${set}/${index}/${name}`, bytes);
    if ((index + 1) % portion !== 0 && index + 1 !== count) return;
    const site = ['--out', at(`sites/${set}`), '--quiet'];
    await judge.run(`the tasks up to ${current}`, ['build', at(set), ...site], [0, 1]);
  });
});

test('checks and builds survive a mutated dataset.json', { timeout }, async () => {
  const ids = ['a', 'b', 'c'];
  for (const id of ids) {
    const task = exampleTask({ id, instruction: `Write ${id}.` });
    await scratch.write(`tasks/${id}.json`, task);
    await scratch.write(`old/${id}.json`, task);
  }
  await scratch.write('tasks/suites/some.json', { tasks: ids });
  await scratch.write('tasks/results/aster.jsonl', '{"task":"a","score":1}\n');
  await scratch.write('desktop/evaluators/getters/__init__.py', pythonSource);
  const settings = JSON.stringify(richDataset(ids));
  await scratch.write('tasks/dataset.json', settings);
  await judge.run('unchanged settings', ['check', at('tasks')], [0, 1]);
  await forEach(drawEdits(count / 10), async (edits, index) => {
    const bytes = spoilBytes(applyEdits(settings, edits), random);
    await rm(at('tasks/dataset.json'), { recursive: true, force: true });
    if (index % 20 === 0) await placeOddEntry(at('tasks/dataset.json'), random);
    else await writeFile(at('tasks/dataset.json'), bytes);
    const format = formats[index % formats.length] ?? 'text';
    const checked = await judge.run(current, ['check', at('tasks'), '--format', format], [0, 1, 2]);
    if (checked?.code === 2 || index % 4 !== 0) return;
    await judge.run(current, ['build', at('tasks'), '--out', at('site'), '--quiet'], [0, 1]);
  });
});

test('contracts and checks survive a mutated source of an environment', { timeout }, async () => {
  await scratch.write('tasks/good.json', exampleTask({ id: 'good' }));
  const drawn = fc.sample(pythonEdits, { seed: Number(seed), numRuns: count / 10 });
  const files = [
    'getters/__init__.py',
    'metrics/__init__.py',
    'getters/rows.py',
    'metrics/rows.py',
  ];
  for (const folder of ['old', 'new']) {
    for (const file of files) await scratch.write(`${folder}/evaluators/${file}`, pythonSource);
    await scratch.write(`${folder}/controllers/setup.py`, pythonSource);
  }
  await forEach(
    drawn.map(() => []),
    async (_, index) => {
      const pieces = index % 2 === 0 ? [] : (drawn[index] ?? []);
      const text = repeatLines(applyPieces(pythonSource, pieces), random);
      const bytes = spoilBytes(Buffer.from(text), random);
      const file = pick(
        [...files.map((name) => `evaluators/${name}`), 'controllers/setup.py'],
        random,
      );
      await scratch.write(`new/${file}`, bytes);
      if (index % 20 === 0) await placeOddEntry(at('new/evaluators/metrics/odd.py'), random);
      const format = ['--format', index % 2 === 0 ? 'json' : 'text'];
      await judge.run(current, ['contracts', at('new'), ...format], [0, 2]);
      await judge.run(current, ['contracts', at('new'), '--diff', at('old'), ...format], [0, 2]);
      await judge.run(current, ['check', at('tasks'), '--environment', at('new')], [0, 1, 2]);
      await rm(at('new', file), { recursive: true });
      await scratch.write(`new/${file}`, pythonSource);
    },
  );
});

test('checks and builds survive mutated trees of results', { timeout }, async () => {
  const tasks = ['a', 'b', 'c', 'd'].map((id) => ({ id, folder: 'os' }));
  for (const { id } of tasks) {
    await scratch.write(`tasks/os/${id}.json`, exampleTask({ id, instruction: `Write ${id}.` }));
  }
  const edits = drawEdits(count / 20);
  await forEach(edits, async (own, index) => {
    await rm(at('results'), { recursive: true, force: true });
    await mkdir(at('results'));
    await writeRunnerTree(at('results'), tasks, { seed: index + 1 });
    await scratch.write('results/robin.jsonl', '{"task":"a","score":1,"steps":3}\n');
    await scratch.write('results/robin.run.json', { system: 'Robin', date: '2026-03-14' });
    await scratch.write('results/wren.csv', 'task,score,steps\na,1,12\nb,0.25,30\n');
    for (let times = 0; times < 6; times++) await mutateResult(own);
    const call = [at('tasks'), '--results', at('results')];
    const format = formats[index % formats.length] ?? 'text';
    await judge.run(current, ['check', ...call, '--format', format], [0, 1]);
    if (index % 10 !== 0) return;
    await judge.run(
      current,
      ['build', at('tasks'), '--out', at('site'), '--quiet', '--results', at('results')],
      [0, 1],
    );
  });

  async function mutateResult(own: readonly Edit[]): Promise<void> {
    const entries = await readdir(at('results'), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const path = pick(files.map(({ parentPath, name }) => join(parentPath, name)).sort(), random);
    const text = await readFile(path, 'utf8');
    const [line = '', ...lines] = text.split('\n');
    const kind = random(5);
    if (kind === 0) return placeOddEntry(path, random);
    if (kind === 1) return rm(path);
    const odd = kind === 2 || !isJson(line) ? Buffer.from(text) : applyEdits(line, own);
    const changed = kind === 3 ? Buffer.concat([odd, Buffer.from(`\n${lines.join('\n')}`)]) : odd;
    await writeFile(
      path,
      spoilBytes(changed, (below) => random(Math.min(below, below === 24 ? 8 : below))),
    );
  }
});

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
