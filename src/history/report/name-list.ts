import { capitalise } from '../../text/first-letter.ts';
import type { ReleaseDiff } from '../model/release.ts';

const names: Readonly<Record<keyof ReleaseDiff, string>> = {
  added: 'added',
  removed: 'removed',
  renamed: 'renamed or moved',
  changed: 'changed',
  same: 'the same',
  readable: 'not readable before',
};

/** A list of a comparison for readers, within a sentence. */
export const nameList = (list: keyof ReleaseDiff): string => names[list];

/** The same as a title. */
export const titleList = (list: keyof ReleaseDiff): string => capitalise(nameList(list));
