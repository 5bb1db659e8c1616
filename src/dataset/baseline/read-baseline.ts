import {
  baselineSchema,
  baselineVersion,
  type RecordedFindings,
} from '#lint/baseline/baseline-schema.ts';
import { checkShape } from '#lint/engine/check-shape.ts';
import { depthLimit } from '#lint/parse/parse-file.ts';
import { surveyValue } from '#lint/parse/survey-value.ts';
import { findSyntaxFault } from '#lint/parse/syntax-fault.ts';
import { createLineIndex, createLocator } from '#lint/positions/text-positions.ts';
import { readOwnFile } from '../dataset-file/read-own-file.ts';
import { findStats } from '../files/find-stats.ts';
import { UsageError } from '../usage-error.ts';

/** A file with findings that are known, and left out of reports. */
export interface Baseline {
  /** Absolute. */
  path: string;
  text: string;
  records: readonly RecordedFindings[];
}

/** @throws UsageError when the file is missing or invalid, or of a newer version. */
export function readBaseline(path: string): Baseline {
  if (!findStats(path)) {
    throw new UsageError(
      `the baseline ${path} does not exist`,
      'Write it with --write-baseline, or name another file.',
    );
  }
  const text = readOwnFile(path);
  return { path, text, records: parseBaseline(path, text) };
}

function parseBaseline(path: string, text: string): readonly RecordedFindings[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const { found, offset } = findSyntaxFault(text, depthLimit);
    throw refuse(path, createLineIndex(text)(offset), found, { cause });
  }
  const locate = createLocator(text);
  if (surveyValue(value, depthLimit).isTooDeep) {
    throw refuse(path, locate([]), 'the file is nested too deep');
  }
  const version = toVersion(value);
  if (version !== undefined && version > baselineVersion) {
    throw new UsageError(
      `${toPlace(path, locate(['version']))}: version ${version} of a baseline is newer than ${baselineVersion}`,
      'Update Benchlight, or write the file again with --write-baseline.',
    );
  }
  const [fault] = checkShape(baselineSchema, value);
  if (fault) throw refuse(path, locate(fault.at), fault.message);
  return (value as { findings: RecordedFindings[] }).findings;
}

function toVersion(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !('version' in value)) return undefined;
  return typeof value.version === 'number' ? value.version : undefined;
}

interface Position {
  line: number;
  column: number;
}

const toPlace = (path: string, { line, column }: Position): string => `${path}:${line}:${column}`;

const refuse = (path: string, at: Position, found: string, options?: ErrorOptions): UsageError =>
  new UsageError(
    `${toPlace(path, at)}: ${found}`,
    'Correct the baseline, or write it again with --write-baseline.',
    options,
  );
