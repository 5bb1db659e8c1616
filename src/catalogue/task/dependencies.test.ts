import { expect, test } from 'vitest';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { toTask } from '#format/reading/to-task.ts';
import { findDependencies } from './dependencies.ts';

const download = {
  type: 'download',
  parameters: { files: [{ url: 'https://files.example.org/a.csv', path: '/home/user/a.csv' }] },
};

test.for([
  ['nothing', {}, [], []],
  ['its own origin', { source: 'https://example.org/forum' }, [], []],
  ['a download', { config: [download] }, [], ['files.example.org']],
  [
    'a page that is opened',
    {
      config: [
        { type: 'chrome_open_tabs', parameters: { urls_to_open: ['https://example.com/'] } },
      ],
    },
    ['example.com'],
    [],
  ],
  [
    'a reference file',
    {
      evaluator: {
        func: 'a',
        expected: { type: 'cloud_file', path: 'https://files.example.org/b.csv', dest: 'b.csv' },
      },
    },
    [],
    ['files.example.org'],
  ],
  [
    'a page that is expected',
    {
      evaluator: {
        func: 'a',
        expected: { type: 'rule', rules: { url: 'https://www.example.com/cart' } },
      },
    },
    ['www.example.com'],
    [],
  ],
  [
    'a page in an evaluator that a project adds',
    { danger: { func: 'a', result: { type: 'page', url: 'https://shop.example.org/' } } },
    ['shop.example.org'],
    [],
  ],
  ['a download in the middle of a run', { midway: [download] }, [], ['files.example.org']],
  [
    'pages in the history of the browser',
    {
      config: [
        {
          type: 'update_browse_history',
          parameters: { history: [{ url: 'https://example.com/', title: 'A' }] },
        },
      ],
    },
    [],
    [],
  ],
  [
    'the machine itself',
    { config: [{ type: 'execute', parameters: { command: 'curl http://127.0.0.1/x' } }] },
    [],
    [],
  ],
] as const)('finds the hosts that a task with %s needs', ([, fields, live, assets]) => {
  expect(findDependencies(toTask(fields), builtInVocabulary)).toEqual({
    accounts: [],
    live,
    assets,
  });
});

test('counts what is put into a cloud drive among the files', () => {
  const args = [{ url: 'https://files.example.org/a.pdf', path: ['a.pdf'] }];
  const config = [{ type: 'googledrive', parameters: { operation: ['upload'], args } }];
  const { live, assets } = findDependencies(toTask({ config }), builtInVocabulary);
  expect([live, assets]).toEqual([[], ['files.example.org']]);
});

test.for([
  [
    'a step that logs in',
    { config: [{ type: 'login', parameters: { platform: 'googledrive' } }] },
    ['googledrive'],
  ],
  ['a step that logs in nowhere', { config: [{ type: 'login', parameters: {} }] }, []],
  ['a cloud drive', { config: [{ type: 'googledrive', parameters: {} }] }, ['googledrive']],
  [
    'files of a cloud drive',
    { evaluator: { func: 'a', result: { type: 'clouddrive_file', dest: 'a.pdf' } } },
    ['clouddrive'],
  ],
  [
    'one account for all',
    {
      config: [{ type: 'googledrive', parameters: {} }],
      evaluator: { func: 'a', result: { type: 'googledrive_file', dest: 'a.pdf' } },
    },
    ['googledrive'],
  ],
] as const)('finds the accounts that a task with %s needs', ([, fields, accounts]) => {
  expect(findDependencies(toTask(fields), builtInVocabulary).accounts).toEqual(accounts);
});
