import { toJsonFileStem } from '#text/file-name.ts';
import { listEvaluators, listSources, listSteps } from '#format/task-parts.ts';
import type { Task } from '#format/task.ts';
import { toTask } from '#format/reading/to-task.ts';
import type { Finding } from '#lint/model/finding.ts';
import type { TaskSource } from '#lint/parse/parse-file.ts';
import type { App } from '#vocabulary/apps.ts';
import { toGetterName, type Vocabulary } from '#vocabulary/vocabulary.ts';
import type { FileOfTask } from '../files/file-of-task.ts';
import { type CodeDigests, digestCodeOf } from '../digests/code-digests.ts';
import { findFacts, type TaskFacts } from './task-facts.ts';

/** A task with everything that the catalogue knows about it. */
export interface TaskEntry extends TaskSource, TaskFacts, CodeDigests {
  task: Task;
  /** The task's own, or its file's name when it has none. */
  id: string;
  /** Its address after `/tasks/`. */
  path: string;
  /** Its address after `/t/`; undefined when another task has the same. */
  shortName: string | undefined;
  /** The id as lists show it. */
  shortId?: string;
  /** What sets it apart from other tasks of the same title, in a few words; absent where none has it. */
  difference?: string | undefined;
  apps: readonly App[];
  /** Each name once, in the order of the file; those in all parts of the task. */
  metrics: readonly string[];
  getters: readonly string[];
  actions: readonly string[];
  suites: readonly string[];
  findings: readonly Finding[];
  /** Those of the repository that are known of, with the texts that pages show; none of an earlier release. */
  localFiles: readonly FileOfTask[];
}

/**
 * Everything about a task but its address, which depends on the other tasks.
 *
 * @param facts those of the same task with the same vocabulary, if they were found before.
 */
export function describeTask(
  input: TaskSource,
  vocabulary: Vocabulary,
  facts?: TaskFacts,
): Omit<TaskEntry, 'path' | 'shortName' | 'shortId' | 'difference' | 'suites' | 'findings'> {
  const task = toTask(input.fields, vocabulary.handling);
  const apps = uniqueApps(task.relatedApps, vocabulary);
  const evaluations = listEvaluators(task).map(({ evaluation }) => evaluation);
  const found = facts ?? findFacts({ ...input, task, apps }, vocabulary);
  return {
    ...input,
    task,
    id: task.id || toJsonFileStem(input.file),
    apps,
    metrics: unique(evaluations.flatMap(({ checks }) => checks.map(({ metric }) => metric))),
    getters: unique(evaluations.flatMap(listSources).map(({ type }) => type && toGetterName(type))),
    actions: unique(listSteps(task).flatMap(({ steps }) => steps.map(({ type }) => type))),
    localFiles: [],
    ...found,
    // These depend on the code of other releases too, so they are no facts that a build reuses.
    ...digestCodeOf({ fields: input.fields, task, digest: found.digest }, vocabulary),
  };
}

function uniqueApps(spellings: readonly string[], vocabulary: Vocabulary): App[] {
  const apps = spellings.filter((name) => name.trim() !== '').map((name) => vocabulary.app(name));
  return [...new Map(apps.map((app) => [app.name, app])).values()];
}

function unique(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names.filter((name) => name !== undefined && name !== ''))] as string[];
}
