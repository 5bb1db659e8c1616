import { collectStrings } from '#text/json/collect-strings.ts';
import { withoutKeys } from '#text/json/json-value.ts';
import { shinglesOf, wordsOf } from '#text/similarity/shingles.ts';
import { toSortedText } from '#format/canonical/sorted-text.ts';
import type { ReleasedTask } from '../model/release.ts';
import { toJsonFileStem } from '#text/file-name.ts';
import { platformOf } from '#machine/platform-name.ts';

/** The content of a task but its id, as text that is the same for the same content. */
const toContent = ({ fields }: ReleasedTask): string => toSortedText(withoutKeys(fields, ['id']));

/** Its platform and its content. */
export const toPlatformContent = (task: ReleasedTask): string =>
  `${platformOfTask(task.file)} ${toContent(task)}`;

/** A shorter id may be a part of any word. */
const shortestId = 6;

/** The content of a task as shingles, without its id, which often is a part of addresses and paths. */
export function toContentShingles({ id, fields }: ReleasedTask): readonly number[] {
  const texts = collectStrings(withoutKeys(fields, ['id']));
  const words = texts.flatMap((text) =>
    wordsOf(id.length < shortestId ? text : text.replaceAll(id, '')),
  );
  return shinglesOf(words);
}

/** The platform that the folders of a task's file name, or else the end of its file's name. */
export function platformOfTask(file: string): string {
  // The end of the name is read as a folder would be: "0a1b-win.json" is for Windows.
  const end = /[-_.]([a-z]+)$/i.exec(toJsonFileStem(file))?.[1] ?? '';
  return platformOf(file) || platformOf(`${end}/`);
}
