import { type JsonObject, toArray } from '#text/json/json-value.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { exampleTask } from './example-task.ts';
import type { DatasetContext, DatasetMember, SuiteList } from '../model/rule.ts';
import { toDatasetMember } from '../model/dataset-member.ts';

/**
 * A dataset for tests and for the examples of dataset rules: parts of tasks by file, and suites
 * below the folder `suites`.
 */
export function exampleDataset(parts: Readonly<Record<string, JsonObject>>): {
  tasks: DatasetMember[];
  context: DatasetContext;
} {
  const vocabulary = createVocabulary();
  const files = Object.entries(parts);
  const tasks = files
    .filter(([file]) => !isSuite(file))
    .map(([file, fields]) => toDatasetMember(file, exampleTask(fields), vocabulary));
  const suites = files
    .filter(([file]) => isSuite(file))
    .map(([file, ids]) => toSuite(file, ids));
  return { tasks, context: { vocabulary, suites } };
}

export const isSuite = (file: string): boolean => file.startsWith('suites/');

function toSuite(file: string, idsByFolder: JsonObject): SuiteList {
  const members = Object.entries(idsByFolder).flatMap(([folder, ids]) =>
    toArray(ids).map((id, index) => ({ folder, id: String(id), at: [folder, index] })),
  );
  return { file, members };
}
