import { posix } from 'node:path';
import type { StoredTask } from '../../history/timeline/history.ts';
import type { Finding } from '../../lint/model/finding.ts';
import { examineFiles } from './examine-files.ts';
import type { CheckedFiles } from './load-files.ts';
import type { DatasetMember } from '../../lint/model/rule.ts';
import { concludeCheck, createFolderChecker } from './checker.ts';
import {
  type FolderOptions,
  isAnyBroken,
  openFolder,
  type OpenFolder,
  refuseEmpty,
} from './open-folder.ts';
import { isProfileUnused } from '../environment/choose-profile.ts';
import { parseRaw, readFiles } from '../files/parse-files.ts';
import type { Progress } from '../progress.ts';
import { toRelativeName } from '../relative-name.ts';
import { openListedReleases } from '../releases/open-listed-releases.ts';
import { toReleasedFile } from '../releases/to-released-file.ts';
import type { ReadRelease } from '../releases/read-releases.ts';
import { readRaw, textOfRaw, toUnreadable } from '../files/read-files.ts';

/**
 * Checks a folder of task files and keeps only their findings in memory; a report reads the texts
 * that it shows again.
 *
 * @throws UsageError when the folder is missing, has neither a task nor a broken file, or
 * `dataset.json` is invalid.
 */
export async function checkFolder(
  tasksFolder: string,
  progress?: Progress,
  options?: FolderOptions,
): Promise<CheckedFiles> {
  const opened = await openFolder(tasksFolder, options);
  const { folder, broken, ownTextOf } = opened;
  const checker = createFolderChecker(opened);
  const examined = examineFiles(opened, checker, progress);
  const members = examined.flatMap(({ task }) => task ?? []);
  const texts = new Map(examined.map(({ file, text }) => [file, text]));
  const textOf = (file: string) =>
    texts.get(file) ?? ownTextOf(file) ?? textOfRaw(readRaw(folder, file));
  const history = createHistory(opened);
  const ofFiles = [
    ...examined.flatMap((file) => file.findings),
    ...broken.flatMap((entry) => parseRaw(toUnreadable(entry)).findings),
  ];
  const readCount = examined.length + broken.length;
  if (members.length === 0 && !isAnyBroken(ofFiles)) {
    refuseEmpty(opened, { fileCount: readCount, found: ofFiles });
  }
  const { fileCount, findings, excepted } = concludeCheck(opened, checker, {
    candidates: examined,
    members,
    found: [
      ...ofFiles,
      ...(await compareWithReleases(opened, history, textOf)),
      ...(await checkNamed(opened, members, { ...history, progress })),
    ],
    fileCount: readCount,
    textOf,
  });
  return {
    folder,
    environmentFolder: opened.environmentSource?.folder,
    resultFolders: opened.results,
    profile: opened.profile,
    isProfileUnused: isProfileUnused(opened.datasetFile, opened.environmentSource),
    unusedSettings: listUnusedSettings(opened),
    tasks: members,
    fileCount,
    findings,
    excepted,
    textOf,
    checkAlone: checker.checkAlone,
  };
}

/** Of a folder with settings of its own, others are those of something else. */
const listUnusedSettings = ({ datasetFile, files }: OpenFolder): string[] =>
  datasetFile.path === undefined
    ? files.filter((file) => posix.basename(file) === 'dataset.json')
    : [];

/** What releases demand of today's tasks. */
async function compareWithReleases(
  { folder, datasetFile }: OpenFolder,
  { releases, wholeTasks }: History,
  textOf: CheckedFiles['textOf'],
): Promise<Finding[]> {
  if (datasetFile.releases === undefined) return [];
  const { reportLostAddresses } = await import('../releases/report-lost-addresses.ts');
  const settings = toRelativeName(folder, datasetFile.path ?? folder);
  return reportLostAddresses(await releases(), { tasks: wholeTasks(), settings, textOf });
}

/** What is wrong with the results beside the tasks; a dataset without any needs nothing of them. */
async function checkNamed(
  { folder, datasetFile, files, broken, namesElsewhere, results }: OpenFolder,
  members: readonly DatasetMember[],
  { releases, wholeTasks, progress }: History & { progress: Progress | undefined },
): Promise<readonly Finding[]> {
  if (results.length === 0) return [];
  const { openResults } = await import('../results/open-results.ts');
  const { checkResults } = await import('../results/check-results.ts');
  const read = openResults(results, folder, progress).read();
  const released = await releases();
  const { findings } = checkResults(read, {
    folder,
    // A task with a new id is found by its whole content.
    tasks:
      released.length > 0
        ? wholeTasks()
        : members.map(({ file, task: { fields } }) => ({ file, fields })),
    files,
    broken,
    namesElsewhere,
    datasetFile,
    releases: released,
  });
  return findings;
}

/** The releases and today's tasks, which are read again, since few datasets have releases. */
interface History {
  releases: () => Promise<readonly ReadRelease[]>;
  wholeTasks: () => readonly StoredTask[];
}

/** Reads each when it is first needed, and once. */
function createHistory({ datasetFile, folder, files }: OpenFolder): History {
  const read = async () => (await openListedReleases(datasetFile, folder)).read();
  let releases: ReturnType<History['releases']> | undefined;
  let tasks: readonly StoredTask[] | undefined;
  return {
    releases: () => (releases ??= read()),
    wholeTasks: () =>
      (tasks ??= readFiles(folder, files).flatMap((file) => toReleasedFile(file) ?? [])),
  };
}
