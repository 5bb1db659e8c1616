import { fileOfMember } from '#text/file-name.ts';
import { toFinding } from '#lint/model/to-finding.ts';
import type { ParsedFile } from '#lint/parse/parse-file.ts';
import { severalTasks } from '#lint/rules/f-file-rules.ts';
import { toTaskId } from './to-task-id.ts';

/**
 * Takes the tasks of a file with several out of a dataset if all of them are copies: as an export of the
 * dataset has, each has the id and the instruction of a task with a file of its own.
 */
export function setAsideCopies(parsed: readonly ParsedFile[]): readonly ParsedFile[] {
  const members = Map.groupBy(parsed.filter(isMember), ({ file }) => fileOfMember(file));
  if (members.size === 0) return parsed;
  const keys = new Set(parsed.filter((file) => !isMember(file)).flatMap(keyOf));
  const copied = new Map(
    [...members].filter(([, tasks]) => tasks.flatMap(keyOf).every((key) => keys.has(key))),
  );
  return parsed.flatMap((file) => {
    if (copied.has(fileOfMember(file.file)) && isMember(file)) return [];
    const copies = copied.get(file.file)?.length;
    return [copies === undefined ? file : withFinding(file, copies)];
  });
}

const isMember = ({ start }: ParsedFile): boolean => start !== undefined;

const keyOf = ({ file, fields }: ParsedFile): string[] =>
  fields ? [JSON.stringify([toTaskId({ file, fields }), fields.instruction])] : [];

function withFinding(parsed: ParsedFile, copies: number): ParsedFile {
  const place = { file: parsed.file, at: [], position: { line: 1, column: 1 } };
  const finding = toFinding(severalTasks, place, { message: severalTasks.message({ copies }) });
  return { ...parsed, findings: [...parsed.findings, finding] };
}
