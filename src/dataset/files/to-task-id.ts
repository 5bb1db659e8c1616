import { toJsonFileStem } from '#text/file-name.ts';
import type { JsonObject } from '#text/json/json-value.ts';

/** The id of a task: its own, or the name of its file when it has none. */
export const toTaskId = ({ file, fields: { id } }: { file: string; fields: JsonObject }): string =>
  typeof id === 'string' && id !== '' ? id : toJsonFileStem(file);
