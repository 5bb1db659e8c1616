import { cutMiddle } from './cut-text.ts';

/** Each page that shows a longer name would be slow to open; the task file has all of it. */
const longestName = 1000;

/** A name without its middle if it is very long. A shortened name stays the same if it is shortened again. */
export const shortenName = (name: string): string =>
  name.length <= longestName ? name : cutMiddle(name, longestName - 2);
