import { hash } from 'node:crypto';
import { toAnswerSettings, withholdAnswers } from '#catalogue/answers/answers.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { describeTask } from '#catalogue/task/task-entry.ts';
import type { Dataset } from '#dataset/load/load-dataset.ts';
import { listReleaseFiles, type ReleaseFile } from '#export/history/release-files.ts';
import { createJudgingLister } from '#history/functions/judging-digests.ts';
import { followFunctions } from '#history/functions/function-history.ts';
import { diffFindings, type FindingChange } from '#history/releases/diff-findings.ts';
import { listChanged } from '#history/report/listed-tasks.ts';
import { buildHistory } from '#history/timeline/build-history.ts';
import type { DatasetHistory, State, StoredTask, Timeline } from '#history/timeline/history.ts';
import { listEarlierPages, type ShownPage } from '#history/timeline/earlier-pages.ts';
import { listRemovedGroups } from '#history/cited-sets/removed-groups.ts';
import { listShortNames } from '#history/timeline/list-short-names.ts';
import { findLastRelease } from '#history/timeline/release-citation.ts';
import { listStates } from '#history/timeline/list-states.ts';
import { memoize } from '#text/memoize.ts';

/** The releases of a dataset, and the pages that only they have. */
export interface SiteHistory extends DatasetHistory {
  pages: readonly ShownPage[];
  /** The apps, functions and suites that only earlier states have. */
  removedGroups: ReturnType<typeof listRemovedGroups>;
  /** Every short name that there has been, with the task it leads to; empty without short addresses. */
  shortNames: ReadonlyMap<string, Timeline>;
  /** How the tasks of a state are judged, with its code. */
  listJudging: ReturnType<typeof createJudgingLister>;
  /** The code of a function in all states. */
  followFunction: ReturnType<typeof followFunctions>;
  /** What the check finds more and less in the tasks that a state shares with the one before it. */
  diffFindings: (state: State) => readonly FindingChange[];
  /** What can be downloaded of a state; its page and the files themselves share their measures. */
  listFiles: (state: State, siteAddress: string | undefined) => readonly ReleaseFile[];
}

/** Undefined when the dataset names no releases. */
export function makeHistory(
  { datasetFile, releases, tasks, unreadable, checkEachAlone }: Dataset,
  catalogue: Catalogue,
  shortAddresses: boolean,
): SiteHistory | undefined {
  if (releases.length === 0) return undefined;
  const { about, entries, findGroup, namesakes, vocabulary } = catalogue;
  const { answers, version, citation } = datasetFile;
  const settings = toAnswerSettings(datasetFile, vocabulary);
  const publish = (task: StoredTask) =>
    answers === 'omit' ? { id: task.id, ...withholdAnswers(task, settings) } : task;
  const sources = new Map(tasks.map((task) => [task.file, task]));
  const shown = entries.map(({ id, file }): StoredTask => {
    const source = sources.get(file);
    if (!source) throw new Error(`the catalogue has "${file}", which the dataset has not read`);
    return { id, ...source };
  });
  const current = {
    tasks: shown,
    unreadable,
    version,
    date: citation?.date,
    code: vocabulary.code,
  };
  const states = listStates(releases, current);
  const history = buildHistory(states, {
    quotesExpected: answers === 'show',
    publish,
    vocabulary,
    answerFields: settings.answerFields,
  });
  const withCode = memoize((code: State['code']) => ({ ...vocabulary, code }));
  const taken = new Set([...entries.map(({ path }) => path), ...namesakes.keys()]);
  const pages = listEarlierPages(history, taken).map((page): ShownPage => {
    const task = page.kind === 'version' ? page.version.task : publish(page.timeline.last);
    // Never with today's code: what a release does with its tasks, its own code decides.
    const described = describeTask(task, withCode(findLastRelease(page)?.code));
    const notCurrent = { path: page.path, shortName: undefined, suites: [], findings: [] };
    const apps = described.apps.map((app) => ({ ...app, hue: findGroup('apps', app.name)?.hue }));
    return { ...page, entry: { ...described, apps, ...notCurrent } };
  });
  const checkEach = (all: readonly StoredTask[]) =>
    checkEachAlone(all).map((findings) => findings.map(({ code }) => code));
  const listJudging = createJudgingLister(history, vocabulary);
  const listerOf = memoize((state: State) =>
    memoize((siteAddress: string | undefined) =>
      listReleaseFiles(state, { history, about, siteAddress, measure, listJudging }),
    ),
  );
  return {
    ...history,
    pages,
    removedGroups: listRemovedGroups(
      states,
      pages.map(({ entry }) => entry),
      catalogue,
    ),
    listJudging,
    followFunction: followFunctions(history, vocabulary),
    shortNames: shortAddresses ? listShortNames(history) : new Map(),
    listFiles: (state, siteAddress) => listerOf(state)(siteAddress),
    diffFindings: memoize((state: State) => {
      const diff = history.diffs.get(state);
      return diffFindings(diff ? listChanged(diff) : [], checkEach);
    }),
  };
}

const measure = (text: string) => ({
  bytes: Buffer.byteLength(text),
  digest: hash('sha256', text),
});
