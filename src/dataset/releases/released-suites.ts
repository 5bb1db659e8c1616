import { recognizeSuites, type SuiteCandidate } from '#lint/engine/recognize-suites.ts';
import type { ReleasedSuite, StoredTask } from '#history/timeline/history.ts';
import { isObject, isStringArray } from '#text/json/json-value.ts';
import { parseJson } from '#text/json/parse-json.ts';
import { matchesGlob } from '../glob/find-matches.ts';

/**
 * The suites among the files of a release, by their layout. If the `dataset.json` among them names
 * suites, no other file is one.
 *
 * @param globs what it names. Default: it is read.
 */
export function findReleasedSuites(
  files: readonly SuiteCandidate[],
  tasks: readonly StoredTask[],
  globs = readSuiteGlobs(files.find(({ file }) => file === 'dataset.json')?.text),
): ReleasedSuite[] {
  const candidates = files.filter(
    ({ file }) => !globs || globs.some((glob) => matchesGlob(file, glob)),
  );
  const sources = tasks.map(({ file, fields }) => ({ file, task: { fields } }));
  return recognizeSuites(candidates, sources, () => '').map(({ name, members }) => ({
    name,
    members,
  }));
}

/** The globs in `suites` of a `dataset.json`; undefined if it has none. */
export function readSuiteGlobs(text = ''): readonly string[] | undefined {
  const settings = parseJson(text);
  return isObject(settings) && isStringArray(settings.suites) ? settings.suites : undefined;
}
