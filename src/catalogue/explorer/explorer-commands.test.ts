import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { packCommands, unpackCommands } from './explorer-commands.ts';
import { findCommands } from './find-commands.ts';

const step = (type: string, parameters: object) => ({ type, parameters });
const launch = step('launch', { command: ['vlc', '--loop', 'a.mp4'] });
const { entries } = exampleCatalogue({
  'a.json': {
    id: 'a',
    config: [launch, step('execute', { command: 'pkill\n  vlc', shell: true })],
  },
  'b.json': { id: 'b', config: [] },
  'c.json': {
    id: 'c',
    config: [
      step('download', {
        files: [{ url: 'https://example.org/long.csv', path: '/home/user/a.csv' }],
      }),
      step('chrome_open_tabs', { urls_to_open: ['https://example.org/page'] }),
    ],
  },
});
const packed = JSON.parse(
  JSON.stringify(packCommands(entries.map(({ task }) => findCommands(task)))),
) as ReturnType<typeof packCommands>;
const lists = unpackCommands(packed);

test.for([
  ['commands with their arguments, on one line', 0, ['vlc --loop a.mp4', 'pkill vlc']],
  ['nothing where nothing is prepared', 1, []],
  [
    'paths and pages, but not the addresses of downloads',
    2,
    ['/home/user/a.csv', 'https://example.org/page'],
  ],
] as const)('contains %s', ([, row, commands]) => {
  expect(lists[packed.listOf[row] ?? -1]).toEqual(commands);
});
