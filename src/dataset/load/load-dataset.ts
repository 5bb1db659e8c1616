import { checkEach, type CheckTaskContext } from '#lint/engine/check-tasks.ts';
import { toDatasetMember } from '#lint/model/dataset-member.ts';
import type { Finding } from '#lint/model/finding.ts';
import type { LocalFiles } from '#lint/model/local-files.ts';
import { type ParsedFile, parseText, type TaskSource } from '#lint/parse/parse-file.ts';
import { applySeverityOverrides } from '#lint/overrides/severity-overrides.ts';
import type { LoadedDatasetFile } from '../dataset-file/dataset-file.ts';
import { type Checker, createFolderChecker } from './checker.ts';
import { concludeCheck } from './conclude-check.ts';
import { inPortions, parseRaw } from '../files/parse-files.ts';
import { setAsideCopies } from '../files/set-aside-copies.ts';
import { setAsideRecords } from '../files/set-aside-records.ts';
import { type FolderOptions, refuseEmpty } from './open-folder.ts';
import { type DatasetFiles, readDataset } from './read-dataset.ts';
import {
  type AppliedBaseline,
  findBaselinePath,
  leaveRecorded,
} from '../baseline/leave-recorded.ts';
import { toRelativeName } from '../relative-name.ts';
import type { ReadRelease } from '../releases/read-releases.ts';
import { isUnreadable, toReleasedFile } from '../releases/to-released-file.ts';
import type { Progress } from '../progress.ts';
import { toUnreadable } from '../files/read-files.ts';
import type { AssignedResults } from '#results/model/assigned-results.ts';
import type { Suite } from '../dataset-file/suites.ts';

/** A folder of task files in memory, checked. */
export interface Dataset extends Pick<
  Checker,
  'vocabulary' | 'environment' | 'unreadSources' | 'checkAlone'
> {
  /** Absolute. */
  folder: string;
  datasetFile: LoadedDatasetFile;
  /** The folder of the environment whose source was read, if one is at hand. */
  environmentFolder: string | undefined;
  /** The folders of results that were read, absolute. */
  resultFolders: readonly string[];
  suites: readonly Suite[];
  /** In the order of their paths. */
  tasks: readonly TaskSource[];
  /** What is known of other files of the repository. */
  localFiles: LocalFiles;
  /** Files that may be tasks, but cannot be read. */
  unreadable: readonly string[];
  /** The number of files that were read, tasks and others. */
  fileCount: number;
  /** Ordered by file, line, column, code. */
  findings: readonly Finding[];
  /** How many findings the exceptions of `dataset.json` suppress. */
  excepted: number;
  /** What a baseline left out; undefined without one. */
  baseline?: AppliedBaseline | undefined;
  /** The baseline that was named, absolute, whether or not it was read. */
  baselineFile?: string | undefined;
  /** The text of a file that a finding names. */
  textOf: (file: string) => string;
  /** Earlier states of the dataset, the oldest first. */
  releases: readonly ReadRelease[];
  /** All findings of each task file by itself, also of those that are not in the folder. */
  checkEachAlone: (files: readonly CheckedFile[]) => (readonly Finding[])[];
  /** Results of systems; undefined when no folder of results is named. */
  results?: AssignedResults | undefined;
}

type CheckedFile = Pick<TaskSource, 'file' | 'text' | 'start'>;

/** Runs the rules about single tasks; the findings are grouped by file. */
export type CheckEach = typeof checkEach;

export interface CheckOptions {
  progress?: Progress | undefined;
  /** Default: `checkEach`, which runs every rule on every file. */
  check?: CheckEach | undefined;
  /** Whether the code of releases is read too. Default: no. */
  withCode?: boolean;
  /** Whether a dataset without a task is checked too, by what is wrong with its files. Default: it is refused. */
  isEmptyAllowed?: (found: readonly Finding[]) => boolean;
}

/**
 * Loads, validates and checks a folder of task files.
 *
 * @throws UsageError when the folder is missing or has no task, or `dataset.json` is invalid.
 */
export async function loadDataset(
  tasksFolder: string,
  progress?: Progress,
  options?: FolderOptions,
): Promise<Dataset> {
  return checkDataset(await readDataset(tasksFolder, options, progress), {
    progress,
    withCode: true,
  });
}

/**
 * Parses and checks a dataset that was read; nothing more is read from the disk but commits of
 * releases, which never change.
 *
 * @throws UsageError when the folder has no task.
 */
export async function checkDataset(files: DatasetFiles, options: CheckOptions): Promise<Dataset> {
  const releases = await files.releases.read({ files: files.files, withCode: options.withCode });
  const read = await files.results?.read();
  // Without releases and results, nothing is loaded of what checks them.
  const { reportLostAddresses } =
    releases.length > 0 ? await import('../releases/report-lost-addresses.ts') : {};
  const { checkResults } = read ? await import('../results/check-results.ts') : {};
  let results: AssignedResults | undefined;
  const checked = checkCurrent(files, options, ({ tasks, settings, textOf }) => {
    const released = tasks.flatMap((task) => toReleasedFile(task) ?? []);
    const lost = reportLostAddresses?.(releases, { tasks: released, settings, textOf }) ?? [];
    if (!read || !checkResults) return lost;
    const { assigned, findings } = checkResults(read, { ...files.opened, tasks, releases });
    results = assigned;
    return [...lost, ...findings];
  });
  return { ...checked, releases, results };
}

/** What the checks of releases and results need of the current tasks. */
interface CurrentTasks extends Pick<Dataset, 'tasks' | 'textOf'> {
  /** The name of `dataset.json`. */
  settings: string;
}

/**
 * Parses and checks the current tasks.
 *
 * @param checkBeside checks what is beside them, such as results. Default: nothing is.
 * @throws UsageError when the folder has no task, unless that is allowed.
 */
export function checkCurrent(
  { opened, files, localFiles }: Pick<DatasetFiles, 'opened' | 'files' | 'localFiles'>,
  options: CheckOptions,
  checkBeside: (current: CurrentTasks) => readonly Finding[] = () => [],
): Omit<Dataset, 'releases' | 'results'> {
  const { folder, datasetFile, broken, ownTextOf } = opened;
  const checker = createFolderChecker(opened);
  const context = { ...checker, localFiles };
  const { vocabulary } = checker;
  const { checkedAlone, ...checkedFiles } = checkFiles(files, context, options);
  checkedFiles.parsed.push(...broken.map((entry) => parseRaw(toUnreadable(entry))));
  const { parsed, found } = setAsideRecords({
    ...checkedFiles,
    parsed: setAsideCopies(checkedFiles.parsed),
  });
  const tasks = parsed.flatMap(({ file, text, isPlainText, start, fields }) =>
    fields ? [{ file, text, isPlainText, ...(start && { start }), fields }] : [],
  );
  const byName = new Map(parsed.map((file) => [file.file, file]));
  const ofTasks = found.filter(({ file }) => byName.has(file));
  const ofFiles = parsed.flatMap((file) => file.findings);
  if (tasks.length === 0 && options.isEmptyAllowed?.(ofFiles) !== true) {
    refuseEmpty(opened, { fileCount: countFiles(parsed), found: ofFiles });
  }
  const textOf = (file: string) => byName.get(file)?.text ?? ownTextOf(file) ?? '';
  const members = tasks.map(({ file, fields }) => toDatasetMember(file, fields, vocabulary));
  const settings = toRelativeName(folder, datasetFile.path ?? folder);
  const unreadable = parsed.filter(isUnreadable).map(({ file }) => file);
  const {
    suites,
    fileCount,
    findings: concluded,
    excepted,
  } = concludeCheck(opened, checker, {
    candidates: parsed,
    members,
    found: [...ofFiles, ...ofTasks, ...checkBeside({ tasks, settings, textOf })],
    fileCount: countFiles(parsed),
    textOf,
    startOf: (file) => byName.get(file)?.start,
  });
  const { findings, applied } = leaveRecorded(
    { folder, tasks, findings: concluded },
    opened.baseline,
  );
  return {
    folder,
    datasetFile,
    environment: checker.environment,
    environmentFolder: opened.environmentSource?.folder,
    unreadSources: checker.unreadSources,
    resultFolders: opened.results,
    vocabulary,
    suites,
    tasks,
    localFiles,
    unreadable,
    fileCount,
    findings,
    excepted,
    baseline: applied,
    baselineFile: opened.baseline?.path ?? findBaselinePath(datasetFile),
    textOf,
    checkAlone: checker.checkAlone,
    checkEachAlone(all) {
      const others = all.filter((file) => !isSame(file, checkedAlone.get(file.file)));
      const ofOthers = listEachAlone(others, context);
      return all.map((file) => {
        const alone = ofOthers.get(file) ?? checkedAlone.get(file.file)?.findings ?? [];
        return applySeverityOverrides(alone, checker.settings).findings;
      });
    },
  };
}

/** Tasks in a file with several have no other file. */
const countFiles = (parsed: readonly ParsedFile[]): number =>
  parsed.filter(({ start }) => !start).length;

/** Whether a file has the text that was checked, at the same place. */
const isSame = ({ text, start }: CheckedFile, checked: ParsedFile | undefined): boolean =>
  checked?.text === text &&
  start?.line === checked.start?.line &&
  start?.column === checked.start?.column;

/** Parses files and checks each by itself. */
function checkFiles(
  files: DatasetFiles['files'],
  context: CheckTaskContext,
  { progress, check = checkEach }: CheckOptions,
) {
  const parsed: ParsedFile[] = [];
  const found: Finding[] = [];
  const checkedAlone = new Map<string, ParsedFile>();
  for (const portion of inPortions(files)) {
    const own = portion.map(parseRaw);
    parsed.push(...own);
    const each = check(own, context);
    for (const [index, file] of own.entries()) {
      const findings = [...file.findings, ...(each[index] ?? [])];
      checkedAlone.set(file.file, { ...file, findings });
    }
    for (const finding of each.flat()) found.push(finding);
    progress?.('checking files', parsed.length, files.length);
  }
  return { parsed, found, checkedAlone };
}

function listEachAlone(
  files: readonly CheckedFile[],
  context: CheckTaskContext,
): ReadonlyMap<CheckedFile, readonly Finding[]> {
  const parsed = files.map(({ file, text, start }) => parseText(file, text, start));
  const each = checkEach(parsed, context);
  return new Map(
    files.map((file, index) => [
      file,
      [...(parsed[index]?.findings ?? []), ...(each[index] ?? [])],
    ]),
  );
}
