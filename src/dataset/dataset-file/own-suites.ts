import type { NameElsewhere } from './list-elsewhere.ts';
import type { Suite } from './suites.ts';

/**
 * Suites as far as they concern a tasks folder.
 *
 * @param elsewhere the tasks of the dataset that are not in its folders
 */
export function toOwnSuites(
  suites: readonly Suite[],
  elsewhere: readonly NameElsewhere[],
): readonly Suite[] {
  const keys = new Set(elsewhere.map(({ folder, name }) => `${folder}/${name}`));
  return suites.map((suite) => ({
    ...suite,
    members: suite.members.filter(({ folder: parent, id }) => !keys.has(`${parent}/${id}`)),
  }));
}
