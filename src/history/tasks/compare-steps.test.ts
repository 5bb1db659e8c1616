import { expect, test } from 'vitest';
import { describeChange, download, judge, open, sleep } from './example-change.ts';

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
    'two files whose addresses are swapped',
    [download('https://example.org/1', '/a'), download('https://example.org/2', '/b')],
    [download('https://example.org/2', '/a'), download('https://example.org/1', '/b')],
    'environment',
    [
      'In step 1, the file “a” comes from an address that another file had.',
      'In step 2, the file “b” comes from an address that another file had.',
    ],
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
    'a page to open, which is not a fetched file',
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

test.for<[string, unknown, unknown, string]>([
  ['a string', [sleep(1)], 'by hand', 'The setup is not an array any more, but “by hand”.'],
  [
    'an array again',
    sleep(1),
    [sleep(1)],
    'The setup is an array now; before, it was “{"type":"sleep","parameters":{"seconds":1}}”.',
  ],
  ['another string', 'by hand', 'by mouse', 'The setup changed from “by hand” to “by mouse”.'],
  ['a string where it was null', null, 'by hand', 'The setup was added: “by hand”.'],
  ['null where it was a string', 'by hand', null, 'The setup was removed; it was “by hand”.'],
])('says that the setup has become %s', ([, before, after, sentence]) => {
  const changes = describeChange({ config: before }, { config: after });
  expect(changes).toEqual(['environment', sentence]);
});

test('shows a step that is not an object, also after the agent has finished', () => {
  expect(describeChange({ config: ['sleep'] }, { config: [sleep(1)] })).toEqual([
    'environment',
    'Step 1 was removed: “sleep”.',
    'A step was added at the end: wait one second.',
  ]);
  expect(describeChange(judge({ postconfig: [sleep(1)] }), judge({ postconfig: 7 }))).toEqual([
    'judging',
    'The setup after the agent has finished is not an array any more, but “7”.',
  ]);
});
