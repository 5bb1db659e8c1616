import { resolve } from 'node:path';
import { isWithheld, toAnswerSettings } from '#catalogue/answers/answers.ts';
import { type LoadedDatasetFile, readDatasetFile } from '#dataset/dataset-file/dataset-file.ts';
import { openEnvironment } from '#dataset/environment/open-environment.ts';
import { openVocabulary } from '#dataset/environment/open-vocabulary.ts';
import { isFolder } from '#dataset/files/find-stats.ts';
import { requireFolder } from '#dataset/load/open-folder.ts';
import { projectRoot } from '#dataset/project-root.ts';
import { findExportOfSite } from '#dataset/releases/find-export-of-site.ts';
import { findOtherRepository, openStates } from '#dataset/releases/open-state.ts';
import type { ReleaseFiles } from '#dataset/releases/release-files.ts';
import { UsageError } from '#dataset/usage-error.ts';
import { compareCodes } from '#history/code/compare-codes.ts';
import { alignRoots } from '#history/identity/align-roots.ts';
import { compareReleases } from '#history/releases/compare-releases.ts';
import { separateUnreadable } from '#history/releases/unreadable-tasks.ts';
import { reachesThreshold, thresholds } from '#history/releases/threshold.ts';
import type { CompareOptions } from '#history/tasks/compare-options.ts';
import type { DiffReport } from '#history/report/diff-report.ts';
import { compareShortcuts, createStateFinder } from '#history/report/compare-shortcuts.ts';
import { formatDiffJson } from '#history/report/json.ts';
import { formatDiffMarkdown } from '#history/report/markdown.ts';
import { formatDiffText } from '#history/report/text.ts';
import { isObject } from '#text/json/json-value.ts';
import {
  oneOf,
  parseArguments,
  resolveOption,
  resolvePath,
  seeHelp,
} from '../options/parse-arguments.ts';
import { openStateVocabularies } from '../report/state-vocabularies.ts';
import { formatUsage } from '../invocation/invocation.ts';

const usage = formatUsage(
  'diff',
  `OLD [NEW] [options]

  OLD, NEW         two states of a dataset: a folder of task files; a built
                   site or the tasks.jsonl that one has exported; a tag, a
                   branch or a commit of the repository of the tasks folder; or
                   FOLDER@REF for one of another repository, with its tasks
                   folder (default for NEW: the tasks folder)
  --tasks FOLDER   the tasks folder (default: NEW if that is a folder, else the
                   current folder)
  --environment DIR
                   the folder with the environment's source (default: the one
                   that dataset.json names, or else the nearest one in the
                   repository of the tasks); of a commit, as it was in it
  --format FORMAT  text, markdown or json: the format of the report (default:
                   text); "markdown" for a comment in a pull request, cut below
                   GitHub's limit
  --fail-on CLASS  judging, code, environment, instruction or any: exit with 1
                   if a task, or the code of the environment that judges or
                   starts it, has changed in this way or a worse one; "any" for
                   every difference; "shortcut", also after a comma, if a task
                   could be passed in a new way without the work
                   (default: never)
  --help           show this text`,
);

const formats = { text: formatDiffText, markdown: formatDiffMarkdown, json: formatDiffJson };

/** Compares two states of a dataset and prints what has changed. Returns the exit code. */
export async function diff(args: readonly string[]): Promise<number> {
  const call = parseArguments(
    args,
    {
      format: { type: 'string', default: 'text' },
      'fail-on': { type: 'string' },
      tasks: { type: 'string' },
      environment: { type: 'string' },
    },
    usage,
    2,
  );
  if (!call) return 0;
  const { values, positionals } = call;
  const format = oneOf('--format', values.format, ['text', 'markdown', 'json']);
  const threshold = values['fail-on'];
  const failOn = (threshold?.split(',') ?? []).map((word) =>
    oneOf('--fail-on', word.trim(), [...thresholds, 'shortcut']),
  );
  const from = resolvePath('.');
  const [old, ...rest] = positionals.map((name) => findExportOfSite(name, from) ?? name);
  if (old === undefined) {
    throw new UsageError(
      'nothing to compare with',
      `Name an earlier state, such as a tag. ${seeHelp(usage)}`,
    );
  }
  const tasksFolder = findTasksFolder(values.tasks, rest[0]);
  if (values.tasks !== undefined) await requireFolder(tasksFolder);
  const report = await compare(old, rest[0] ?? tasksFolder, {
    tasksFolder,
    environment: resolveOption(values.environment),
  });
  console.log(formats[format](report));
  const isReached = (word: (typeof failOn)[number]): boolean =>
    word === 'shortcut' ? report.shortcuts.added.length > 0 : reachesThreshold(report.diff, word);
  return failOn.some(isReached) ? 1 : 0;
}

function findTasksFolder(named: string | undefined, later: string | undefined): string {
  if (named !== undefined) return resolvePath(named);
  if (later !== undefined && isFolder(resolvePath(later))) return resolvePath(later);
  const current = resolvePath('.');
  return current === resolve(projectRoot) ? resolve(projectRoot, 'examples') : current;
}

async function compare(
  old: string,
  later: string,
  { tasksFolder, environment }: { tasksFolder: string; environment: string | undefined },
): Promise<DiffReport> {
  const places = { tasksFolder, environment, from: resolvePath('.') };
  const [before, after] = await openStates([old, later], places);
  requireAnswers({ name: old, ...before }, { name: later, ...after });
  requireAnswers({ name: later, ...after }, { name: old, ...before });
  const ownFolder = findOtherRepository(later, places.from)?.folder ?? tasksFolder;
  const datasetFile = await readSettings(ownFolder);
  const { answers, version } = datasetFile ?? {};
  const ownVersion = (await readSettings(resolve(places.from, old)))?.version;
  const earlier = alignRoots(before.tasks, after.tasks, before.unreadable);
  const options: CompareOptions = {
    quotesExpected: answers !== 'omit',
    ...(datasetFile && (await readMeanings(datasetFile, ownFolder, environment))),
    code: compareCodes(before.code, after.code),
  };
  const toState = (name: string, { date, tasks, unreadable, code }: typeof before) => ({
    name,
    date,
    tasks: tasks.length,
    unreadable,
    code,
  });
  const compared = compareReleases(earlier.tasks, after.tasks, options);
  const released = separateUnreadable(compared, earlier, after);
  const vocabularies = await openStateVocabularies(
    {
      before: { folder: resolve(places.from, old), code: before.code },
      after: { folder: resolve(places.from, later), code: after.code },
    },
    released,
    { datasetFile, tasksFolder: ownFolder, environment, vocabulary: options.vocabulary },
  );
  const find = createStateFinder({
    ...vocabularies,
    environment: datasetFile?.environment,
    quotesExpected: options.quotesExpected,
  });
  return {
    before: toState(old, { ...before, ...earlier }),
    after: toState(later, after),
    diff: released,
    shortcuts: compareShortcuts(released, find),
    version: before.version ?? ownVersion ?? version,
  };
}

/** @throws UsageError when an export of a site that withholds answers is compared with whole tasks. */
function requireAnswers(one: NamedState, other: NamedState): void {
  const isExport = /\.jsonl$/i.test(one.name) && one.tasks.some(hasExpected);
  if (!isExport || !areWithheld(one) || areWithheld(other)) return;
  throw new UsageError(
    `"${one.name}" has no expected values, so it cannot be compared with "${other.name}"`,
    'Compare it with an export that withholds them too, or compare tags, commits or folders.',
  );
}

const areWithheld = ({ tasks }: NamedState): boolean => tasks.every((task) => isWithheld(task));

const hasExpected = ({ fields: { evaluator } }: ReleaseFiles['tasks'][number]): boolean =>
  isObject(evaluator) && evaluator.expected !== undefined;

type NamedState = { name: string } & Pick<ReleaseFiles, 'tasks'>;

/** Only a folder has any; two states can be compared without a tasks folder. */
const readSettings = async (folder: string): Promise<LoadedDatasetFile | undefined> =>
  isFolder(folder) ? readDatasetFile(folder) : undefined;

/** What functions and fields mean, in both states as the environment is today. */
async function readMeanings(
  datasetFile: LoadedDatasetFile,
  folder: string,
  named: string | undefined,
): Promise<Partial<CompareOptions>> {
  const source = await openEnvironment(folder, datasetFile, named);
  const { vocabulary } = openVocabulary(datasetFile, { source, readsAround: true });
  const { answerFields } = toAnswerSettings(datasetFile, vocabulary);
  return { vocabulary, answerFields };
}
