import { expect, test } from 'vitest';
import { exampleView } from '#lint/examples/example-view.ts';
import { downloadAddresses } from './download-addresses.ts';
import { exampleTask } from '#lint/examples/example-task.ts';

const url = 'https://files.example.org/a.txt';

test('finds what steps and sources download, and the name of each', () => {
  const task = exampleView(
    exampleTask({
      config: [
        {
          type: 'download',
          parameters: { files: [{ url, path: '/home/user/a.txt' }, { url: 5 }] },
        },
        { type: 'fetch_asset', parameters: { url, dest: '/home/user/d.txt' } },
        { type: 'take_screenshot', parameters: { url, path: '/home/user/e.png' } },
        { type: 'upload_file', parameters: { files: [{ local_path: 'a', path: '/a' }] } },
      ],
      evaluator: {
        func: ['diff_text_file', 'diff_text_file'],
        result: { type: 'vm_file', path: '/home/user/a.txt', dest: 'a.txt' },
        expected: [
          { type: 'cloud_file', path: url, dest: 'b.txt' },
          { type: 'cloud_file', path: [url, 5, url], dest: ['c.txt'], multi: true },
        ],
      },
    }),
  );
  expect(
    downloadAddresses(task).map(({ url: found, name, at }) => [found, name, at.join('/')]),
  ).toEqual([
    [url, '/home/user/a.txt', 'config/0/parameters/files/0/url'],
    [url, '/home/user/d.txt', 'config/1/parameters/url'],
    [url, 'b.txt', 'evaluator/expected/0/path'],
    [url, 'c.txt', 'evaluator/expected/1/path/0'],
    [url, '', 'evaluator/expected/1/path/2'],
  ]);
});
