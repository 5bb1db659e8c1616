import { hash } from 'node:crypto';
import type { CheckEach } from '../../dataset/load/load-dataset.ts';
import type { DatasetFiles } from '../../dataset/load/read-dataset.ts';
import { type RawFile } from '../../dataset/files/read-files.ts';
import { checkEach } from '../../lint/engine/check-tasks.ts';
import type { Finding } from '../../lint/model/finding.ts';
import type { Keys } from './decide-reuse.ts';

/** What the rules that need no other task found, by the name of the file. */
export type FindingsByFile = Readonly<Record<string, readonly Finding[]>>;

/** The keys of the findings in each file: of its content, of `dataset.json` and of local files. */
export function listFindingKeys({ opened, files, localFiles }: DatasetFiles): Keys {
  const settings = hash(
    'sha256',
    JSON.stringify([
      opened.datasetFile.text,
      localFiles,
      opened.environment?.digest,
      opened.profile?.name,
    ]),
  );
  return Object.fromEntries(files.map((raw) => [raw.file, digest(raw, settings)]));
}

const digest = (raw: RawFile, settings: string): string =>
  hash('sha256', JSON.stringify([settings, raw.kind === 'bytes' ? [...raw.bytes] : raw])).slice(
    0,
    32,
  );

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
