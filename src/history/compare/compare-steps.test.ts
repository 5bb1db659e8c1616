import { expect, test } from 'vitest';
import { describeChange, download, open, sleep } from './example-change.ts';

test.for<[string, unknown[], unknown[], string, string[]]>([
  [
    'an added step',
    [sleep(1), open('/a')],
    [sleep(1), sleep(2), open('/a')],
    'environment',
    ['A step was added before step 2: wait two seconds.'],
  ],
  [
    'a step at the end',
    [sleep(1)],
    [sleep(1), sleep(2)],
    'environment',
    ['A step was added at the end: wait two seconds.'],
  ],
  ['the first step of all', [], [sleep(1)], 'environment', ['A step was added: wait one second.']],
  [
    'a removed step',
    [sleep(1), open('/a')],
    [open('/a')],
    'environment',
    ['Step 1 was removed: wait one second.'],
  ],
  [
    'a moved step',
    [sleep(1), open('/a'), open('/b')],
    [open('/a'), open('/b'), sleep(1)],
    'environment',
    ['Step 1 is now step 3: wait one second.'],
  ],
  [
    'a parameter',
    [open('/a')],
    [open('/b')],
    'environment',
    ['In step 1, “path” changed from “/a” to “/b”.'],
  ],
  [
    'another address of a file',
    [download('https://example.org/1')],
    [download('https://example.org/2')],
    'moved',
    ['In step 1, the file “a.csv” comes from another address.'],
  ],
  [
    'an address that is none',
    [download('https://example.org/1')],
    [download('')],
    'environment',
    ['In step 1, “files[0].url” changed from “https://example.org/1” to an empty string.'],
  ],
  [
    'another place of a file',
    [download('https://example.org/1')],
    [download('https://example.org/1', '/b')],
    'environment',
    ['In step 1, the file is put at “/b” instead of “/home/user/a.csv”.'],
  ],
  [
    'a page to open, which is no fetched file',
    [{ type: 'chrome_open_tabs', parameters: { urls_to_open: ['https://example.org/1'] } }],
    [{ type: 'chrome_open_tabs', parameters: { urls_to_open: ['https://example.org/2'] } }],
    'environment',
    [
      'In step 1, entry 1 of “urls_to_open” changed from “https://example.org/1” to “https://example.org/2”.',
    ],
  ],
])('describes %s', ([, before, after, worst, sentences]) => {
  expect(describeChange({ config: before }, { config: after })).toEqual([worst, ...sentences]);
});
