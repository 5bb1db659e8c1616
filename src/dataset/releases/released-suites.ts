import { recognizeSuites, type SuiteCandidate } from '../../lint/engine/recognize-suites.ts';
import type { ReleasedSuite, StoredTask } from '../../history/timeline/history.ts';

/** The suites among the files of a release, by their layout. */
export const findReleasedSuites = (
  files: readonly SuiteCandidate[],
  tasks: readonly StoredTask[],
): ReleasedSuite[] =>
  recognizeSuites(
    files,
    tasks.map(({ file, fields }) => ({ file, task: { fields } })),
    () => '',
  ).map(({ name, members }) => ({ name, members }));
