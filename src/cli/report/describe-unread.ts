import { count } from '#text/figures/plural.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';

/** More names do not fit on a line. */
const mostNames = 3;

/** What follows the folder of an environment whose source was not read whole; empty where it was. */
export function describeUnread(files: readonly string[] = []): string {
  if (files.length === 0) return '';
  const names = files.slice(0, mostNames).map(toVisibleText);
  const more = files.length > mostNames ? ', …' : '';
  return `, but ${count(files.length, 'file')} ${files.length === 1 ? 'was' : 'were'} not read to the end: ${names.join(', ')}${more}; "benchlight contracts" says why`;
}
