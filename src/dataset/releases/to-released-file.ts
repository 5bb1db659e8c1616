import type { ParsedFile } from '#lint/parse/parse-file.ts';
import { isUnreadableCode } from '#lint/parse/unreadable-codes.ts';
import { toTaskId } from '../files/to-task-id.ts';
import type { StoredTask } from '#history/timeline/history.ts';

/** A parsed file as a task of a release; undefined when it is not a task. */
export function toReleasedFile({
  file,
  text,
  isPlainText,
  start,
  fields,
}: Pick<ParsedFile, 'file' | 'text' | 'isPlainText' | 'start' | 'fields'>): StoredTask | undefined {
  if (!fields) return undefined;
  return {
    id: toTaskId({ file, fields }),
    file,
    fields,
    text,
    isPlainText,
    ...(start && { start }),
  };
}

/** Whether nobody can say if a file is a task. */
export const isUnreadable = ({ fields, findings }: ParsedFile): boolean =>
  !fields && findings.some(({ code }) => isUnreadableCode(code));
