import { takeFirst } from '#text/first-items.ts';

/** The page of a task with more steps or checks than this would be slow to open; its file has them all. */
export const mostShownParts = 200;

/** The steps or checks that a page shows, and how many more the file has. */
export const toShownParts = <Part>(parts: readonly Part[]) => takeFirst(parts, mostShownParts);
