import type { JsonSchema } from '../format/json-schema.ts';
import type { JsonRecord } from '../text/json-value.ts';
import { checkEach, checkTogether } from '../lint/engine/check-tasks.ts';
import { toDatasetMember } from '../lint/model/dataset-member.ts';
import type { Finding } from '../lint/model/finding.ts';
import type { ParsedFile } from '../lint/parse/parse-file.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Manifest } from './manifest.ts';
import { concludeFindings, openFolder, type OpenFolder, refuseEmpty } from './open-folder.ts';
import type { Progress } from './progress.ts';
import { readPortions, reportBrokenLink } from './read-files.ts';
import type { Suite } from './suites.ts';

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
}

/** One readable task file. */
export interface TaskSource {
  /** Relative to the tasks folder, with forward slashes. */
  file: string;
  text: string;
  /** Whether its bytes are the text in UTF-8 and nothing else. */
  isPlainText: boolean;
  fields: JsonRecord;
}

/** Gives what runs the rules that need no other task; the findings come file by file. */
export type PrepareCheck = (opened: OpenFolder) => (files: readonly ParsedFile[]) => Finding[][];

const prepareFullCheck: PrepareCheck =
  ({ checker }) =>
  (files) =>
    checkEach(files, checker);

/**
 * Loads, validates and checks a folder of task files. `checkFolder` does the same for whoever needs
 * the findings alone.
 *
 * @param prepareCheck for whoever knows some of the findings already.
 * @throws UsageError when the folder is missing or holds no task, or `dataset.json` is faulty.
 */
export async function loadDataset(
  tasksFolder: string,
  progress?: Progress,
  prepareCheck = prepareFullCheck,
): Promise<Dataset> {
  const opened = await openFolder(tasksFolder);
  const { folder, manifest, suites, files, broken, checker, ownTextOf } = opened;
  const { vocabulary, schema } = checker;
  const check = prepareCheck(opened);
  const parsed: ParsedFile[] = [];
  const found: Finding[] = [];
  for (const portion of readPortions(folder, files)) {
    parsed.push(...portion);
    found.push(...check(portion).flat());
    progress?.('checking files', parsed.length, files.length);
  }
  parsed.push(...broken.map(reportBrokenLink));
  const tasks = parsed.flatMap(({ file, text, isPlainText, fields }) =>
    fields ? [{ file, text, isPlainText, fields }] : [],
  );
  if (tasks.length === 0) refuseEmpty(opened, parsed.length);

  const texts = new Map(tasks.map(({ file, text }) => [file, text]));
  const textOf = (file: string) => texts.get(file) ?? ownTextOf(file) ?? '';
  const members = tasks.map(({ file, fields }) => toDatasetMember(file, fields));
  const { findings } = concludeFindings(
    [
      ...parsed.flatMap((file) => file.findings),
      ...found,
      ...checkTogether(members, { vocabulary, suites, textOf }),
    ],
    opened,
  );
  return {
    folder,
    manifest,
    vocabulary,
    schema,
    suites,
    tasks,
    fileCount: parsed.length,
    findings,
  };
}
