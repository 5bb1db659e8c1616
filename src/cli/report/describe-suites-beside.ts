import { count } from '#text/figures/plural.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';

/** More names do not fit on a line. */
const mostNames = 4;

/** The suites that were read though they are outside of the tasks folder; no line where there are none. */
export function describeSuitesBeside(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const shown = names.slice(0, mostNames).map(toVisibleText);
  const more = names.length > mostNames ? ', …' : '';
  return [`read ${count(names.length, 'suite')} beside the folder: ${shown.join(', ')}${more}`];
}
