import { capitalise } from '#text/first-letter.ts';
import type { ReleaseDiff } from '../model/release.ts';

/** A report names the files of the other one, which nobody can read. */
export type CountedList = Exclude<keyof ReleaseDiff, 'unreadable' | 'code' | 'functions'>;

const names: Readonly<Record<CountedList, string>> = {
  added: 'added',
  removed: 'removed',
  renamed: 'renamed or moved',
  changed: 'changed',
  same: 'the same',
  readable: 'not readable before',
};

/** A list of a comparison for readers, within a sentence. */
export const nameList = (list: CountedList): string => names[list];

/** The same as a title. */
export const titleList = (list: CountedList): string => capitalise(nameList(list));
