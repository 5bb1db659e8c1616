import { expect, test } from 'vitest';
import { listLines } from '../examples/find-problems.ts';
import { localFileExists as rule } from './w70-local-file-exists.ts';

const linesIn = (...locals: readonly unknown[]) => {
  const files = locals.map((local_path) => ({ local_path, path: '/home/user/a' }));
  const localFiles = {
    'assets/lost.png': { isFolderThere: true },
    'cache/lost.png': { isFolderThere: false },
    'assets/lost.mp4': { isFolderThere: true },
    'assets/there.png': { file: 'assets/there.png' },
  };
  return listLines(
    rule,
    { config: [{ type: 'upload_file', parameters: { files } }] },
    { localFiles },
  );
};
const at = 'config/0/parameters/files/0/local_path';

test.for(['assets/there.png', 'assets/unknown.png', '/srv/assets/a.png', 5])(
  'accepts "%s"',
  (local) => {
    expect(linesIn(local)).toEqual([]);
  },
);

test.for([
  [
    './assets/lost.png',
    'error: "./assets/lost.png" is not in the repository, although other uploaded files are; add it or correct the path',
  ],
  [
    'cache/lost.png',
    'warning: "cache/lost.png" is not in the repository, although other uploaded files are; add it or correct the path',
  ],
  [
    'assets/lost.mp4',
    'info: "assets/lost.mp4" is not in the repository, although other uploaded files are; add it or correct the path',
  ],
  [
    '/Users/tom/fixtures/a.png',
    'warning: "/Users/tom/fixtures/a.png" is a file on the computer of one person; add it to the repository and write its path there',
  ],
] as const)('reports "%s"', ([local, line]) => {
  expect(linesIn(local)).toEqual([`${at} ${line}`]);
});
