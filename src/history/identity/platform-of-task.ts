import { toJsonFileStem } from '#text/file-name.ts';
import { platformOf } from '#lint/facts/apps/platform-of.ts';

/** The platform that the folders of a task's file name, or else the end of its file's name. */
export function platformOfTask(file: string): string {
  // The end of the name is read as a folder would be: "0a1b-win.json" is for Windows.
  const end = /[-_.]([a-z]+)$/i.exec(toJsonFileStem(file))?.[1] ?? '';
  return platformOf(file) || platformOf(`${end}/`);
}
