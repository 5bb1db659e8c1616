import { cutAtWord, cutMiddle } from '#text/cut-text.ts';

const longestTitle = 90;
/** In characters. */
export const longestId = 24;

/** The longest instruction that is shown beside a link to its task, in characters. */
export const longestInstruction = 2000;

/** A short heading: "Task 3bb2a432" for a UUID, the whole id where it is short. */
export function toTaskTitle({ id, shortId = shortenId(id) }: TitledTask): string {
  return `Task ${shortId}`;
}

interface TitledTask {
  id: string;
  /** Default: the id is shortened without a look at others. */
  shortId?: string | undefined;
}

/** The whole id where it is short, the first part of a UUID, else its beginning and its end, where ids differ. */
export function shortenId(id: string): string {
  if (id.length <= longestId) return id;
  const [, first, rest = ''] = uuid.exec(id) ?? [];
  if (first !== undefined) return rest === '' ? first : cutMiddle(`${first}…${rest}`, longestId);
  return cutMiddle(id, longestId);
}

const uuid = /^([\da-f]{8})(?:-[\da-f]{4}){3}-[\da-f]{12}(.*)$/is;

/** The instruction on one line, cut after a word. */
export function toShortTitle(instruction: string, longest = longestTitle): string {
  // Single blanks, by far the most, are left: each replacement would copy the string.
  const line = instruction.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim();
  return cutAtWord(line, longest);
}
