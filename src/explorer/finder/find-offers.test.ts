import { expect, test } from 'vitest';
import { emptyDetails } from '../details/task-details.ts';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { unpackIndex } from '../index/explorer-data.ts';
import { toExplorerIndex } from '../index/explorer-index.ts';
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
  ['either of two apps', 'task chrome or gimp', ['task app:chrome app:gimp']],
  ['either of two apps with a bar', 'chrome | gimp', ['app:chrome app:gimp']],
  ['tasks without an app', 'without chrome', ['-app:chrome']],
  ['tasks without two apps', 'not gimp or calc', ['-app:gimp -app:calc']],
  ['tasks without a value', 'Not app:"libreoffice calc" gimp', ['-app:"libreoffice calc" gimp']],
  ['nothing where NOT excludes', 'NOT app:chrome', []],
  [
    'tasks without a word, or without a value',
    '!gimp !app:vlc',
    ['-gimp !app:vlc', '!gimp -app:vlc'],
  ],
  ['nothing for other exclamation marks', 'a!b !important; != !a', []],
  ['a value with special characters', 'not app:$& gimp', ['-app:$& gimp']],
  ['the later of two alike', 'xnot app:a not app:a', ['xnot app:a -app:a']],
  ['no address without its scheme', 'not https://example.org', []],
  ['a comparison', 'task steps > 3', ['task steps:>3']],
  ['a comparison without blanks', 'Steps<=3', ['steps:<=3']],
  ['a value', 'app=chrome', ['app:chrome']],
  ['nothing where a value after a blank is read', 'task app: chrome', []],
  ['nothing where a value between blanks is read', 'app : chrome', []],
  ['no value that there is not', 'app: x9', []],
  ['no comparison of a value without numbers', 'app > 3', []],
  ['no comparison of other words', 'a > 3', []],
] as const)('offers %s', ([, line, offered]) => {
  expect(listOffers(line)).toEqual(offered);
});
