import { cutAtWord, cutText } from '#text/cut-text.ts';

const longestTitle = 90;
const longestId = 24;

/** The longest instruction that is shown beside a link to its task, in characters. */
export const longestInstruction = 2000;

/** A short heading: "Task 3bb2a432" for a UUID, the whole id where it is short. */
export function toTaskTitle({ id }: { id: string }): string {
  return `Task ${shortenId(id)}`;
}

/** The whole id where it is short, else its first part. */
export function shortenId(id: string): string {
  if (id.length <= longestId) return id;
  return cutText(/[^-]+/.exec(id)?.[0] ?? id, longestId);
}

/** The instruction on one line, cut after a word. */
export function toShortTitle(instruction: string, longest = longestTitle): string {
  // Single blanks, by far the most, are left: each replacement would copy the string.
  const line = instruction.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim();
  return cutAtWord(line, longest);
}
