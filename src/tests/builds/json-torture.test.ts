import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { loadDataset } from '../../dataset/load/load-dataset.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { taskEdits } from '../edits/task-edits.ts';
import {
  type BuiltSite,
  buildSite,
  expectCompletePages,
  expectNoScriptFromFiles,
  expectUniqueIds,
} from '../support/built-site.ts';
import { findDeadLinks } from '../support/html-pages.ts';
import { examples } from '../support/example-options.ts';
import { listPayloadTasks, listTortureFiles } from './torture-files.ts';
import { runCommand } from '../commands/run-command.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

// For a longer search: one in forty of as many edited files as the check is tried with.
const { BENCHLIGHT_FUZZ: editedFiles = '500', BENCHLIGHT_SEED: seed = '20260501' } = process.env;

const files = listTortureFiles();

const scratch = await createTemporaryFolder();
let tasks: string;
let built: BuiltSite;
beforeAll(async () => {
  tasks = join(scratch.path, 'tasks');
  for (const [file, content] of files) await scratch.write(`tasks/${file}`, content);
  for (const [index, task] of listPayloadTasks().entries()) {
    await scratch.write(`tasks/payloads/${index}.json`, task);
  }
  for (const [index, bytes] of (await listEditedFiles()).entries()) {
    await scratch.write(`tasks/edited/${index}.json`, bytes);
  }
  built = await buildSite(tasks, join(scratch.path, 'site'), '--fail-on', 'never');
});

test('the check reports every file that is not a task, and ends with 1', async () => {
  const { code, stdout, stderr } = await runCommand('check', [tasks, '--format', 'json']);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  const { findings } = JSON.parse(stdout) as { findings: { file: string; message: string }[] };
  const reported = new Set(findings.map(({ file }) => file));
  const shown = new Set(built.catalogue.entries.map(({ file }) => file));
  const written = await readdir(tasks, { recursive: true });
  const others = written
    .filter((file) => file.endsWith('.json'))
    .filter((file) => !reported.has(file) && !shown.has(file));
  // One finding, at the first of them, counts the files that are JSON but not a task.
  const message = findings.find(({ message: text }) =>
    text.includes('files are not tasks'),
  )?.message;
  expect(Number.parseInt(message ?? '', 10)).toBeGreaterThan(others.length);
});

test('the build makes a complete page of every readable task', () => {
  expect(built.run).toMatchObject({ code: 0, stderr: '' });
  expectCompletePages(built);
});

test('nothing from a file becomes markup, script or a link that runs', async () => {
  expectNoScriptFromFiles(built);
  expectUniqueIds(built);
  expect(await findDeadLinks(built.folder, built.pages)).toEqual([]);
});

test('nothing is written beside the site', async () => {
  expect((await readdir(scratch.path)).sort()).toEqual(['site', 'tasks']);
});

test('fixes leave every file that cannot be parsed as it is', async () => {
  const copy = join(scratch.path, 'fixed');
  await cp(tasks, copy, { recursive: true });
  const { code, stderr } = await runCommand('check', [copy, '--fix']);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  for (const [file, content] of files) {
    const fixed = await readFile(join(copy, file));
    if (isParsed(content)) expect(isParsed(fixed), file).toBe(true);
    else expect(fixed.equals(Buffer.from(content)), file).toBe(true);
  }
});

async function listEditedFiles(): Promise<Uint8Array[]> {
  const { tasks } = await loadDataset(examples);
  const edited = fc.tuple(fc.constantFrom(...tasks), taskEdits);
  const numRuns = Math.ceil(Number(editedFiles) / 40);
  return fc
    .sample(edited, { numRuns, seed: Number(seed) })
    .map(([{ text }, edits]) => applyEdits(text, edits));
}

function isParsed(content: string | Uint8Array): boolean {
  try {
    JSON.parse(Buffer.from(content).toString('utf8'));
    return true;
  } catch {
    return false;
  }
}
