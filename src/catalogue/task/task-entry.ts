import { toJsonFileStem } from '../../text/file-name.ts';
import type { JsonObject } from '../../text/json/json-value.ts';
import type { Task } from '../../format/task.ts';
import { toTask } from '../../format/to-task.ts';
import type { Finding } from '../../lint/model/finding.ts';
import type { App } from '../../vocabulary/apps.ts';
import { toGetterName, type Vocabulary } from '../../vocabulary/vocabulary.ts';
import { digestTask } from './digest.ts';
import { type Dependencies, findDependencies } from './dependencies.ts';
import { findHosts } from './hosts.ts';
import { findInternet, type Internet } from './internet.ts';

/** A task file as the catalogue receives it. */
export interface TaskInput {
  /** Relative to the tasks folder, with forward slashes. */
  file: string;
  text: string;
  /** Whether the file is published as this text in UTF-8. */
  isPlainText: boolean;
  fields: JsonObject;
}

/** A task with everything that the catalogue knows about it. */
export interface TaskEntry extends TaskInput {
  task: Task;
  /** The task's own, or its file's name when it has none. */
  id: string;
  /** Its address after `/tasks/`. */
  path: string;
  /** Its address after `/t/`; undefined when another task has the same. */
  shortName: string | undefined;
  /** Of the published file; undefined when it has no canonical form. */
  digest: string | undefined;
  apps: readonly App[];
  /** Each name once, in the order of the file. */
  metrics: readonly string[];
  getters: readonly string[];
  actions: readonly string[];
  suites: readonly string[];
  /** Of every web address in the file. */
  hosts: readonly string[];
  dependencies: Dependencies;
  internet: Internet;
  findings: readonly Finding[];
}

/** Everything about a task but its address, which depends on the other tasks. */
export function describeTask(
  input: TaskInput,
  vocabulary: Vocabulary,
): Omit<TaskEntry, 'path' | 'shortName' | 'suites' | 'findings'> {
  const task = toTask(input.fields);
  const apps = uniqueApps(task.relatedApps, vocabulary);
  const { checks, postconfig } = task.evaluation;
  const sources = checks.flatMap(({ result, expected }) => [result, expected]);
  return {
    ...input,
    task,
    id: task.id || toJsonFileStem(input.file),
    digest: digestTask(input),
    apps,
    metrics: unique(checks.map(({ metric }) => metric)),
    getters: unique(sources.map((source) => source?.type && toGetterName(source.type))),
    actions: unique([...task.setup, ...postconfig].map(({ type }) => type)),
    hosts: findHosts(input.fields),
    dependencies: findDependencies(task),
    internet: findInternet(task, apps, vocabulary),
  };
}

function uniqueApps(spellings: readonly string[], vocabulary: Vocabulary): App[] {
  const apps = spellings.filter((name) => name.trim() !== '').map((name) => vocabulary.app(name));
  return [...new Map(apps.map((app) => [app.name, app])).values()];
}

function unique(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names.filter((name) => name !== undefined && name !== ''))] as string[];
}
