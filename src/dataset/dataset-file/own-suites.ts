import { toJsonFileStem } from '../../text/file-name.ts';
import type { Suite } from './suites.ts';

/**
 * Suites as far as they concern a tasks folder.
 *
 * @param elsewhere the files of the dataset that are not in its folders
 */
export function toOwnSuites(
  suites: readonly Suite[],
  elsewhere: readonly string[],
): readonly Suite[] {
  const keys = new Set(elsewhere.map((file) => `${parentOf(file)}/${toJsonFileStem(file)}`));
  return suites.map((suite) => ({
    ...suite,
    members: suite.members.filter(({ folder: parent, id }) => !keys.has(`${parent}/${id}`)),
  }));
}

const parentOf = (file: string): string => file.split('/').at(-2) ?? '';
