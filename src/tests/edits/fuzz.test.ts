import fc from 'fast-check';
import { basename, dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadDataset } from '#dataset/load/load-dataset.ts';
import { type ParsedFile, parseFile, type TaskSource } from '#lint/parse/parse-file.ts';
import { deriveTaskSchema } from '#format/json-schema.ts';
import { listNames } from '#vocabulary/known-names.ts';
import { compileSchema } from '#format/validator.ts';
import { checkEach, type CheckTaskContext } from '#lint/engine/check-tasks.ts';
import { projectRoot } from '#dataset/project-root.ts';
import { listTortureFiles } from '../builds/torture-files.ts';
import { applyEdits } from './apply-edits.ts';
import { findLintFaults, type TaskBytes } from './find-lint-faults.ts';
import { taskEdits } from './task-edits.ts';
import { fixFile } from '#lint/fix/fix-file.ts';

// For a longer search: BENCHLIGHT_DATASET names a folder of tasks, BENCHLIGHT_FUZZ how many edited
// files to check, BENCHLIGHT_SEED which ones.
const {
  BENCHLIGHT_DATASET: folder = join(projectRoot, 'examples'),
  BENCHLIGHT_FUZZ: editedFiles = '100',
  BENCHLIGHT_SEED: seed = '20260501',
} = process.env;

/**
 * In milliseconds of the processor; most checks take ten. Only a longer one is compared with a check
 * of the file before its edits. No other test measures time.
 */
const usualCheck = 1000;
/**
 * How many times as long as before the edits a check may take for each character of a file; only a
 * search that runs away takes longer.
 */
const longestCheck = 4;
const timeout = 3_600_000;

type Original = ReturnType<typeof toOriginal>;

let originals: ReadonlyMap<string, Original>;
let context: CheckTaskContext;
beforeAll(async () => {
  const { tasks, vocabulary } = await loadDataset(folder);
  originals = new Map(tasks.map((task) => [task.file, toOriginal(task)]));
  context = { vocabulary, isValid: compileSchema(deriveTaskSchema(listNames(vocabulary))) };
});

/** Edits files until a fault is found; then says which edits of which file are enough for it. */
function forEditedFiles(find: (edited: TaskBytes, original: Original) => readonly string[]): void {
  const property = fc.property(fc.constantFrom(...originals.keys()), taskEdits, (file, edits) => {
    const original = originals.get(file) ?? expect.unreachable();
    expect(find({ file, bytes: applyEdits(original.text, edits) }, original)).toEqual([]);
  });
  fc.assert(property, { numRuns: Number(editedFiles), seed: Number(seed) });
}

test('the check and its reports survive edited task files, and do not hang', { timeout }, () => {
  forEditedFiles((edited, { copy, suite }) => {
    const lint = (file: TaskBytes) => findLintFaults([file, copy], { ...context, suites: [suite] });
    const { result: faults, milliseconds } = measure(() => lint(edited));
    if (milliseconds <= usualCheck) return faults;
    // Measured beside it, so that a busy machine slows down both.
    const before = measure(() => lint({ ...copy, file: edited.file })).milliseconds;
    const growth = edited.bytes.length / copy.bytes.length;
    if (milliseconds <= longestCheck * before * growth) return faults;
    const size = `${growth} times as long`;
    return [...faults, `it took ${milliseconds} ms; before it was ${size}, ${before} ms`];
  });
});

function measure<Result>(work: () => Result): { result: Result; milliseconds: number } {
  const started = process.threadCpuUsage();
  const result = work();
  return { result, milliseconds: process.threadCpuUsage(started).user / 1000 };
}

test('fixes of edited task files end, and keep what they are', { timeout }, () => {
  forEditedFiles((edited) => findFixFaults(edited, context));
});

test('fixes leave a file as it is that parsers differ over', () => {
  const encoder = new TextEncoder();
  for (const [file, content] of listTortureFiles()) {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    expect(findFixFaults({ file, bytes }, context), file).toEqual([]);
  }
});

/** A task with what a dataset may have beside it: a copy elsewhere, and a suite that lists it. */
function toOriginal({ file, text, fields }: TaskSource) {
  const id = String(fields.id);
  const inner = basename(dirname(file));
  const suite = {
    file: 'suites/some.json',
    text: JSON.stringify({ [inner]: [id] }),
    members: [{ folder: inner, id, at: [inner, 0] }],
  };
  const copy = { file: `copies/${file}`, bytes: new TextEncoder().encode(text) };
  return { text, copy, suite };
}

/** What is wrong with the fix of a file; nothing for any file at all. */
function findFixFaults({ file, bytes }: TaskBytes, context: CheckTaskContext): string[] {
  const check = (parsed: ParsedFile) => [
    ...parsed.findings,
    ...checkEach([parsed], context).flat(),
  ];
  const parsed = parseFile(file, bytes);
  const fixed = fixFile({ file, bytes, findings: check(parsed) }, check);
  const parsedAgain = parseFile(file, fixed.bytes);
  const again = fixFile({ file, bytes: fixed.bytes, findings: check(parsedAgain) }, check);

  const isSame = Buffer.from(bytes).equals(fixed.bytes);
  const claims: Record<string, boolean> = {
    'a change that no fix describes': isSame || fixed.fixes.length > 0,
    'a fix that changes nothing': !isSame || fixed.fixes.length === 0,
    'a fix that makes another kind of file':
      (parsed.fields === undefined) === (parsedAgain.fields === undefined),
    'a fix of what is not JSON': isSame || (isJson(bytes) && isJson(fixed.bytes)),
    'a fix that leaves something to fix': again.fixes.length === 0,
  };
  return Object.keys(claims).filter((claim) => !claims[claim]);
}

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder().decode(bytes));
    return true;
  } catch {
    return false;
  }
}
