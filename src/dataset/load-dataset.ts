import { stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { JsonSchema } from '../format/json-schema.ts';
import type { JsonRecord } from '../format/json-value.ts';
import { applySettings } from '../lint/apply-settings.ts';
import { checkTask, checkTogether } from '../lint/check-tasks.ts';
import { compareFindings, type Finding } from '../lint/finding.ts';
import type { ParsedFile } from '../lint/parse-file.ts';
import { reportUnused } from '../lint/unused-exceptions.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { createChecker } from './checker.ts';
import { findJsonFiles } from './find-files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import type { Progress } from './progress.ts';
import { readFiles, reportBrokenLink } from './read-files.ts';
import { readSuites, type Suite } from './suites.ts';
import { UsageError } from './usage-error.ts';

/** A folder of task files in memory, checked. */
export interface Dataset {
  /** Absolute. */
  folder: string;
  manifest: Manifest;
  vocabulary: Vocabulary;
  /** The schema that every file was validated with. */
  schema: JsonSchema;
  suites: readonly Suite[];
  /** In the order of their paths. */
  tasks: readonly TaskSource[];
  /** Every file that was looked at, tasks and others. */
  fileCount: number;
  /** Ordered by file, line, column, code. */
  findings: readonly Finding[];
  /** How many findings the dataset excepts. */
  excepted: number;
  /** The text of a file that a finding names. */
  textOf(file: string): string;
  /** Everything that is wrong with a file by itself. */
  checkAlone(parsed: ParsedFile): readonly Finding[];
}

/** One readable task file. */
export interface TaskSource {
  /** Relative to the tasks folder, with forward slashes. */
  file: string;
  text: string;
  fields: JsonRecord;
}

/**
 * Loads, validates and checks a folder of task files.
 *
 * @throws UsageError when the folder is missing or holds no task, or `dataset.json` is faulty.
 */
export async function loadDataset(tasksFolder: string, progress?: Progress): Promise<Dataset> {
  const folder = resolve(tasksFolder);
  await requireFolder(folder);
  const manifest = await readManifest(folder);
  const suites = await readSuites(manifest, folder);

  const nameFile = (path: string) => relative(folder, path).replaceAll(sep, '/');
  const checker = createChecker(manifest, nameFile);
  const { vocabulary, schema, settings, checkAlone } = checker;

  const ownPaths = new Set([manifest.path, ...suites.map(({ path }) => path)]);
  const found = await findJsonFiles(folder);
  const files = found.files.filter((file) => !ownPaths.has(join(folder, file)));
  const check = (file: ParsedFile) => checkTask(file, checker);
  const parsed = [
    ...(await readFiles(folder, files, { check, progress })),
    ...found.broken.map(reportBrokenLink),
  ];
  const tasks = parsed.flatMap(({ file, text, fields }) =>
    fields ? [{ file, text, fields }] : [],
  );
  if (tasks.length === 0) refuseEmpty(folder, parsed.length);

  const all = [
    ...parsed.flatMap((file) => file.findings),
    ...checkTogether(parsed, { vocabulary, suites }),
  ];
  const { findings, excepted, unused } = applySettings(all, settings);
  const texts = new Map([...parsed, ...suites].map(({ file, text }) => [file, text]));
  const own = { file: nameFile(manifest.path ?? folder), text: manifest.text };
  return {
    folder,
    manifest,
    vocabulary,
    schema,
    suites,
    tasks,
    fileCount: parsed.length,
    findings: [...findings, ...reportUnused(unused, own)].sort(compareFindings),
    excepted,
    textOf: (file) => texts.get(file) ?? (file === own.file ? own.text : ''),
    checkAlone,
  };
}

async function requireFolder(folder: string): Promise<void> {
  const hint = 'Name the folder that holds the task files, such as ./examples.';
  try {
    const found = await stat(folder);
    if (found.isDirectory()) return;
  } catch (cause) {
    throw new UsageError(`the tasks folder ${folder} does not exist`, hint, { cause });
  }
  throw new UsageError(`${folder} is a file, not a folder`, hint);
}

function refuseEmpty(folder: string, fileCount: number): never {
  if (fileCount === 0) {
    throw new UsageError(
      `the tasks folder ${folder} holds no JSON file`,
      `Task files end in .json and may lie in folders of any depth.`,
    );
  }
  throw new UsageError(
    `none of the ${fileCount} JSON files in ${folder} is a task`,
    'A task is a JSON object with an "instruction" or an "evaluator".',
  );
}
