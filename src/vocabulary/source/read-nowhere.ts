import type { TaskHandling } from './task-handling.ts';

/** Whether all code that reads tasks is known, and neither it nor any Python beside it has the name of a field. */
export const isReadNowhere = (name: string, { handling, mayMention }: SourceOfFields): boolean =>
  handling?.fieldsAreComplete === true &&
  !Object.hasOwn(handling.fields, name) &&
  !mayMention(name);

interface SourceOfFields {
  handling: TaskHandling | undefined;
  mayMention: (name: string) => boolean;
}
