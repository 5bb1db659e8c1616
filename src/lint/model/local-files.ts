import type { JsonObject } from '#text/json/json-value.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { fetches } from '../facts/fetches.ts';
import { placedFiles, setupSteps } from '../facts/setup/setup-steps.ts';
import { toTaskView } from '../facts/task-view.ts';

/** The digests of local files of the dataset, by their paths as `toLocalPath` writes them. */
export type LocalFiles = Readonly<Record<string, string>>;

/** Two spellings of a local path become one. */
export const toLocalPath = (path: string): string =>
  path.replaceAll('\\', '/').replace(/^(?:\.\/+)+/, '');

/** The local files that a task uploads and those that it may compare them with. */
export function listLocalFiles(fields: JsonObject, vocabulary: Vocabulary): string[] {
  const view = toTaskView(fields, vocabulary);
  const uploaded = setupSteps(view)
    .flatMap((step) => placedFiles(step))
    .flatMap(({ local }) => local ?? []);
  if (uploaded.length === 0) return [];
  const references = fetches(view)
    .filter(({ side }) => side === 'expected')
    .flatMap(({ source: { path } }) => (typeof path === 'string' ? path : []));
  return [...new Set([...uploaded, ...references].map((path) => toLocalPath(path)))];
}
