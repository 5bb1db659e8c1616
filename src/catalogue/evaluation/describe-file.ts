import { formatBytes } from '#text/figures/format-bytes.ts';
import { fromPointer } from '#text/json/json-pointer.ts';
import { placeFinderOf } from './finding-places.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import type { FileContent, FileOfTask } from '../files/file-of-task.ts';

/** A part of the page that names a file. */
interface NamingPlace {
  /** The id of the part. */
  anchor: string;
  label: string;
}

/** The path of a file without the way up from the folder of the tasks. */
export const toShownPath = ({ file }: FileOfTask): string => file.replace(/^(?:\.\.\/)+/, '');

/** What names a file, each part of the page once. */
export function listNamingPlaces(
  entry: Pick<TaskEntry, 'fields' | 'task'>,
  { namedAt }: FileOfTask,
): NamingPlace[] {
  const placeOf = placeFinderOf(entry);
  const places = namedAt.flatMap((pointer) => {
    const place = placeOf({ code: '', pointer, message: '' });
    const [field = ''] = fromPointer(pointer);
    if (!place) return [];
    return [{ ...place, label: place.anchor === 'other-fields' ? `field ${field}` : place.label }];
  });
  return [...new Map(places.map((place) => [place.label, place])).values()];
}

/** What is known of a file beside its name: its size, and why no text of it is shown. */
export function describeFileFacts({ size, content, namedAt }: FileOfTask): string {
  const facts = [
    ...(size === undefined ? [] : [formatBytes(size)]),
    ...(fileNotes[content.kind] ?? []),
    ...(namedAt.length === 0 ? ['in the folder of the task'] : []),
  ];
  return facts.join(', ');
}

const fileNotes: Readonly<Partial<Record<FileContent['kind'], readonly string[]>>> = {
  script: ['script'],
  text: ['text'],
  long: ['too long to show here'],
  elsewhere: ['outside of the dataset'],
  unreadable: ['not readable'],
  withheld: ['not shown, since it may contain an expected value'],
};
