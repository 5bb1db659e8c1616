import { expect, test } from 'vitest';
import { toTask } from '../../format/to-task.ts';
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
    'the machine itself',
    { config: [{ type: 'execute', parameters: { command: 'curl http://127.0.0.1/x' } }] },
    [],
    [],
  ],
] as const)('tells which hosts a task with %s needs', ([, fields, live, assets]) => {
  expect(findDependencies(toTask(fields))).toEqual({ live, assets });
});
