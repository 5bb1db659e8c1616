import { expect, test } from 'vitest';
import { emptyDetails } from '../details/task-details.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { unpackIndex } from '../explorer/explorer-data.ts';
import { toExplorerIndex } from '../explorer/explorer-index.ts';
import { createTaskFinder } from './task-finder.ts';

const toTask = (id: string, ...apps: readonly string[]) => ({
  id,
  instruction: `Task ${id} without chrome.`,
  related_apps: apps,
  config: [],
  evaluator: { func: 'exact_match' },
});
const catalogue = exampleCatalogue({
  'a.json': toTask('a', 'libreoffice_calc'),
  'b.json': toTask('b', 'chrome', 'libreoffice_calc'),
  'c.json': toTask('c', 'gimp'),
});
const data = unpackIndex(toExplorerIndex(catalogue));
const finder = createTaskFinder(data, emptyDetails(data.index.rows));
const listOffers = (line: string) => finder.find(line)?.offers.map((offer) => offer.line);

test.for([
  ['an app', 'chrome', ['app:chrome']],
  ['nothing where all have the app', 'calc', []],
  ['each app once', 'calc gimp calc', ['app:calc gimp calc', 'calc app:gimp calc']],
  [
    'an app with blanks',
    'gimp libreoffice calc',
    ['app:gimp libreoffice calc', 'gimp app:"libreoffice calc"'],
  ],
] as const)('offers %s', ([, line, offered]) => {
  expect(listOffers(line)).toEqual(offered);
});
