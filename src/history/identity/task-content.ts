import { collectStrings } from '#text/json/collect-strings.ts';
import { withoutKeys } from '#text/json/json-value.ts';
import { shinglesOf, wordsOf } from '#text/similarity/shingles.ts';
import { toSortedText } from '../canonical/sorted-text.ts';
import type { ReleasedTask } from '../model/release.ts';
import { platformOfTask } from './platform-of-task.ts';

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
