import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { toRelativeName } from '../dataset/relative-name.ts';
import { replaceFile } from '../dataset/replace-file.ts';
import type { Repair } from '../lint/fix/apply-fixes.ts';
import { fixFile } from '../lint/fix/fix-file.ts';
import { toVisibleText } from '../text/visible-text.ts';
import { resolvePath } from './arguments.ts';
import type { CheckedTarget } from './check-targets.ts';

/** A file with repairs. */
export interface RepairedFile {
  /** As the report names it. */
  name: string;
  /** Absolute. */
  path: string;
  before: Uint8Array;
  after: Uint8Array;
  repairs: readonly Repair[];
}

/** Finds the repairs of `--fix` without writing them. */
export async function findRepairs(targets: readonly CheckedTarget[]): Promise<RepairedFile[]> {
  const repaired: RepairedFile[] = [];
  for (const { folder, findings, nameOf, checkAlone } of targets) {
    const byFile = Map.groupBy(findings, ({ file }) => file);
    for (const [file, own] of byFile) {
      if (!own.some(({ fix }) => fix)) continue;
      const path = join(folder, file);
      const before = await readFile(path);
      const { bytes, repairs } = fixFile({ file, bytes: before, findings: own }, checkAlone);
      if (repairs.length === 0) continue;
      repaired.push({ name: nameOf(file), path, before, after: bytes, repairs });
    }
  }
  return repaired;
}

/** Writes the repaired files, each in one step. */
export async function writeRepairs(files: readonly RepairedFile[]): Promise<void> {
  for (const { path, after } of files) await replaceFile(path, after);
}

/** The repairs that were made, by file. */
export function formatRepairs(files: readonly RepairedFile[]): string {
  if (files.length === 0) return 'nothing to fix';
  return files
    .map(({ name, repairs }) =>
      [
        `fixed ${toVisibleText(name)}`,
        ...repairs.map(
          ({ finding: { line, column, code }, description }) =>
            `  ${line}:${column}  ${code}  ${description}`,
        ),
      ].join('\n'),
    )
    .join('\n\n');
}

/** A unified diff with paths from the user's working folder, as `git apply` reads it. */
export function formatDiff(files: readonly RepairedFile[]): string {
  const here = resolvePath('.');
  return files
    .map(({ path, before, after }) => {
      const name = toRelativeName(here, path);
      const [old, now] = [before, after].map(toText);
      return createTwoFilesPatch(`a/${name}`, `b/${name}`, old ?? '', now ?? '', '', '', {
        headerOptions: FILE_HEADERS_ONLY,
      });
    })
    .join('');
}

const toText = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
