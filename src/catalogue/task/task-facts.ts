import type { Task } from '#format/task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import type { App } from '#vocabulary/apps.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { type Dependencies, findDependencies } from './dependencies.ts';
import { digestTask } from '../digests/digest-task.ts';
import { findHosts } from './hosts.ts';
import { findInternet, type Internet } from './internet.ts';

/** What takes long to find, and depends on nothing but the task and the vocabulary. */
export interface TaskFacts {
  /** Of the published file; undefined when it has no canonical form. */
  digest: string | undefined;
  /** Of every web address in the file. */
  hosts: readonly string[];
  dependencies: Dependencies;
  internet: Internet;
}

interface FactsInput {
  text: string;
  fields: JsonObject;
  task: Task;
  apps: readonly App[];
}

export const findFacts = (
  { text, fields, task, apps }: FactsInput,
  vocabulary: Vocabulary,
): TaskFacts => ({
  digest: digestTask({ text, fields }),
  hosts: findHosts(fields),
  dependencies: findDependencies(task, vocabulary),
  internet: findInternet(task, apps, vocabulary),
});

/** Without all else that an entry of the catalogue has. */
export const pickFacts = ({ digest, hosts, dependencies, internet }: TaskFacts): TaskFacts => ({
  digest,
  hosts,
  dependencies,
  internet,
});
