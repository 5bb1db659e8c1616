import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { isObject, type JsonObject } from '#text/json/json-value.ts';
import { applyEdits } from './apply-edits.ts';
import { type Edit, taskEdits } from './task-edits.ts';

/** One change of a folder of tasks; numbers pick a file and count round. */
export interface DatasetEdit {
  kind: (typeof mildEdits)[number] | (typeof wildEdits)[number];
  task: number;
  other: number;
  edits: readonly Edit[];
}

/** Leave the number of tasks of every app, and of the findings, mostly as it is. */
export const mildEdits = ['reword', 'note', 'exchange in folder'] as const;
export const wildEdits = [
  'edit',
  'add',
  'remove',
  'rename',
  'exchange tasks',
  'exchange instructions',
  'retitle',
] as const;

/** As many edits of some kinds, the same for the same seed. */
export function drawEdits(
  kinds: readonly DatasetEdit['kind'][],
  seed: number,
  count: number,
): DatasetEdit[] {
  const edit = fc.record({
    kind: fc.constantFrom(...kinds),
    task: fc.nat(),
    other: fc.nat(),
    edits: taskEdits,
  });
  return fc.sample(edit, { seed, numRuns: count });
}

/** Carries an edit out in a folder that has a `dataset.json`. */
export async function editDataset(folder: string, edit: DatasetEdit): Promise<void> {
  const files = await listTasks(folder);
  const file = pick(files, edit.task);
  const near = files.filter((one) => dirname(one) === dirname(file));
  const other = pick(edit.kind === 'exchange in folder' ? near : files, edit.other);
  const fields = readFields(await readFile(file, 'utf8'));
  const { instruction = '' } = fields;
  const words = `word ${edit.other} ${edit.task}`;
  const beside = join(dirname(other), `made-${edit.task % 1000}-${edit.other % 1000}.json`);

  if (edit.kind === 'reword') {
    await write(file, { ...fields, instruction: `${words}: ${String(instruction)}` });
  }
  if (edit.kind === 'note') await write(file, { ...fields, note: words });
  if (edit.kind === 'exchange instructions') {
    const theirs = readFields(await readFile(other, 'utf8'));
    await write(file, { ...fields, instruction: theirs.instruction ?? words });
    await write(other, { ...theirs, instruction });
  }
  if (edit.kind === 'exchange tasks' || edit.kind === 'exchange in folder') {
    const theirs = readFields(await readFile(other, 'utf8'));
    await write(file, { ...theirs, id: fields.id ?? words });
    await write(other, { ...fields, id: theirs.id ?? words });
  }
  if (edit.kind === 'edit') await writeFile(file, applyEdits(JSON.stringify(fields), edit.edits));
  if (edit.kind === 'add') await write(beside, { ...fields, id: `made-${edit.task % 1000}` });
  if (edit.kind === 'rename') await rename(file, beside);
  if (edit.kind === 'remove') await rm(file);
  if (edit.kind === 'retitle') {
    const datasetFile = join(folder, 'dataset.json');
    await write(datasetFile, {
      ...readFields(await readFile(datasetFile, 'utf8').catch(() => '')),
      title: words,
    });
  }
}

async function listTasks(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  const tasks = entries.filter((name) => name.endsWith('.json') && /^(?!suites)[^/]+\//.test(name));
  return tasks.sort().map((name) => join(folder, name));
}

const pick = (files: readonly string[], number: number): string =>
  files[number % files.length] ?? '';

const write = (file: string, fields: object): Promise<void> =>
  writeFile(file, `${JSON.stringify(fields, null, 2)}\n`);

/** Nothing of what earlier edits have made unreadable. */
function readFields(text: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
