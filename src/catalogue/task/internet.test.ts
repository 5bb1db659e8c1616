import { expect, test } from 'vitest';
import { toTask } from '#format/reading/to-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { toPlainText } from '#text/rich-text.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { findInternet } from './internet.ts';

const vocabulary = createVocabulary();

function find(fields: JsonObject) {
  const task = toTask({ instruction: 'Sort the table.', ...fields });
  const apps = task.relatedApps.map((name) => vocabulary.app(name));
  const { need, reasons } = findInternet(task, apps, vocabulary);
  return [need, ...reasons.map(toPlainText)];
}

const step = (type: string, parameters: object) => ({ config: [{ type, parameters }] });
const tabs = (url: string) => step('browser_open_tabs', { urls_to_open: [url] });
const expects = (type: string) => ({
  evaluator: {
    func: 'a',
    result: { type },
    expected: { type: 'rule', rules: { url: 'https://www.example.org/cart' } },
  },
});

test.for<[string, JsonObject, string[]]>([
  ['a proxy', { proxy: true }, ['the file says that it needs a proxy']],
  [
    'an account',
    step('login', { platform: 'googledrive' }),
    ['it works with an account at googledrive'],
  ],
  [
    'a command in the instruction',
    { instruction: 'Run git clone on the repository at git.example.org.' },
    ['its instruction mentions git clone'],
  ],
  [
    'an address to go to',
    { instruction: 'Download the picture from https://files.example.org/a.png.' },
    ['its instruction names files.example.org'],
  ],
  [
    'a host to go to',
    { instruction: 'Please visit www.example.org and save the page.' },
    ['its instruction names www.example.org'],
  ],
  ['a page that is open', tabs('https://example.org/a'), ['its setup opens example.org']],
  [
    'a page that is judged',
    { related_apps: ['browser'], ...expects('active_tab_info') },
    ['its evaluator names www.example.org', 'it uses a browser'],
  ],
])('says that the internet is needed for %s', ([, fields, reasons]) => {
  expect(find(fields)).toEqual(['needed', ...reasons]);
});

test.for<[string, JsonObject, string[]]>([
  [
    'an address to write down',
    { instruction: 'Put https://example.org into the cell A1.' },
    ['its instruction names example.org'],
  ],
  [
    'an installation',
    { instruction: 'Install a player for films.' },
    ['its instruction mentions install'],
  ],
  [
    'an address in a bookmark',
    { related_apps: ['browser'], ...expects('bookmarks') },
    ['its evaluator names www.example.org', 'it uses a browser'],
  ],
  ['a browser', { related_apps: ['chrome'] }, ['it uses a browser']],
  [
    'a setup that fetches',
    step('execute', { command: ['git', 'clone', 'git@git.example.org:a/b.git'] }),
    ['its setup runs git clone'],
  ],
  [
    'an evaluator that installs',
    { evaluator: { func: 'a', result: { type: 'vm_command_line', command: 'pip install jq' } } },
    ['its evaluator runs pip install'],
  ],
])('says that the internet is likely needed for %s', ([, fields, reasons]) => {
  expect(find(fields)).toEqual(['likely', ...reasons]);
});

test.for<[string, JsonObject]>([
  ['nothing', {}],
  [
    'a file that the environment downloads',
    step('download', { files: [{ url: 'https://files.example.org/a.csv', path: '/tmp/a.csv' }] }),
  ],
  ['a mail address', { instruction: 'Open the mail from anna@example.org.' }],
  ['a file name with dots', { instruction: 'Open report.final.docx.' }],
  ['the folder for downloads', { instruction: 'Move the downloaded file out of Downloads.' }],
  ['a server on the machine', tabs('http://localhost:8080/')],
  ['a server beside the machine', tabs('http://host.docker.internal:8080/')],
  ['a server in a private network', { instruction: 'Open http://192.168.0.7/orders.' }],
])('finds no evidence in %s', ([, fields]) => {
  expect(find(fields)).toEqual(['no evidence']);
});

test('gives each reason once, the strongest first', () => {
  const url = 'https://example.org/';
  expect(
    find({
      instruction: 'Put https://example.com into the cell A1.',
      ...step('browser_open_tabs', { urls_to_open: [url, url, 'https://example.net/'] }),
    }),
  ).toEqual([
    'needed',
    'its setup opens example.org, example.net',
    'its instruction names example.com',
  ]);
});

test.for([
  ['Draw a leaf and clone it five times.', []],
  ['Retouch the sky with the tool for cloning, then save the picture.', []],
  ['Clone the repository of the parser into my home folder.', ['its instruction mentions clone']],
  ['Take the repo of the team, which Ann has cloned.', ['its instruction mentions cloned']],
] as const)('reads "%s"', ([instruction, reasons]) => {
  expect(find({ instruction }).slice(1)).toEqual(reasons);
});
