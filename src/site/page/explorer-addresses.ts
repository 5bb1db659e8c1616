import { addresses } from '#addresses/addresses.ts';
import { href } from './href.ts';

/** Where the script of the explorer finds what it loads and links to, as attributes. */
export const toExplorerAddresses = (hasReleases: boolean): Readonly<Record<string, string>> => ({
  'data-index': href(addresses.explorerIndex),
  'data-details': href(addresses.taskDetails),
  'data-tasks': href(addresses.tasks),
  'data-files': href(addresses.data),
  ...(hasReleases && { 'data-earlier': href(addresses.earlierTasks) }),
});
