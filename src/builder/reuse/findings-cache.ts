import type { CheckEach } from '../../dataset/load/load-dataset.ts';
import type { DatasetFiles } from '../../dataset/load/read-dataset.ts';
import type { RawFile } from '../../dataset/files/read-files.ts';
import { checkEach } from '../../lint/engine/check-tasks.ts';
import type { Finding } from '../../lint/model/finding.ts';
import type { Keys } from './decide-reuse.ts';
import { digestValue } from './digest-value.ts';

/** What the rules that need no other task found, by the name of the file. */
export type FindingsByFile = Readonly<Record<string, readonly Finding[]>>;

/** The keys of the findings in each file: of its content, of `dataset.json` and of local files. */
export function listFindingKeys({ opened, files, localFiles }: DatasetFiles): Keys {
  const settings = digestValue([
    opened.datasetFile.text,
    localFiles,
    opened.environment?.digest,
    opened.profile?.name,
  ]);
  return Object.fromEntries(files.map((raw) => [raw.file, toKey(raw, settings)]));
}

const toKey = (raw: RawFile, settings: string): string =>
  digestValue([settings, raw.kind === 'bytes' ? [...raw.bytes] : raw]);

/** A check that runs no rule on files whose findings are reused. */
export function createCachedCheck(
  previous: FindingsByFile,
  reused: ReadonlySet<string>,
): { check: CheckEach; findings: FindingsByFile } {
  const findings: Record<string, readonly Finding[]> = {};
  return {
    findings,
    check(files, checker) {
      const due = files.filter(({ file }) => !reused.has(file) || !Object.hasOwn(previous, file));
      const found = checkEach(due, checker);
      for (const [index, { file }] of due.entries()) findings[file] = found[index] ?? [];
      for (const { file } of files) findings[file] ??= previous[file] ?? [];
      return files.map(({ file }) => [...(findings[file] ?? [])]);
    },
  };
}
