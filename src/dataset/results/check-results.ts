import type { Finding } from '../../lint/model/finding.ts';
import type { JsonRecord } from '../../text/json/json-value.ts';
import { findResultFaults } from '../../results/findings/find-result-faults.ts';
import type { ReadResults } from '../../results/model/read-results.ts';
import { toJsonFileStem } from '../../text/file-name.ts';

interface CheckedDataset {
  tasks: readonly { file: string; fields: JsonRecord }[];
  /** What the dataset says of itself. */
  version: string | undefined;
  releases: readonly { version: string }[];
}

/** What is wrong with the results beside the tasks. */
export function checkResults(
  read: ReadResults,
  { tasks, version, releases }: CheckedDataset,
): readonly Finding[] {
  const versions = [...(version === undefined ? [] : [version]), ...releases.map(toVersion)];
  return findResultFaults(read, {
    tasks: tasks.map(({ file, fields }) => ({ file, path: file, id: toId(file, fields) })),
    versions: new Set(versions),
  });
}

const toVersion = ({ version }: { version: string }): string => version;

const toId = (file: string, { id }: JsonRecord): string =>
  typeof id === 'string' && id !== '' ? id : toJsonFileStem(file);
