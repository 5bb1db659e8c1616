import { chmod, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findObstacle } from './find-obstacle.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';

const folder = folderForEachTest();

test('finds nothing in the way of a file or of a link within the folder', async () => {
  await folder.write('tasks/a.json', '{}');
  await symlink('a.json', join(folder.path, 'tasks/b.json'));
  await symlink('tasks', join(folder.path, 'linked'));
  for (const [root, file] of [
    ['tasks', 'a.json'],
    ['tasks', 'b.json'],
    ['linked', 'a.json'],
  ] as const) {
    expect(await findObstacle(join(folder.path, root), file)).toBeUndefined();
  }
});

test('finds that a link leads out of the folder', async () => {
  await folder.write('outside/os/a.json', '{}');
  await mkdir(join(folder.path, 'tasks'));
  await symlink('../outside/os', join(folder.path, 'tasks/os'));
  await symlink('../outside/os/a.json', join(folder.path, 'tasks/a.json'));
  for (const file of ['os/a.json', 'a.json']) {
    expect(await findObstacle(join(folder.path, 'tasks'), file)).toBe(
      'it is outside the folder, reached through a link',
    );
  }
});

test('finds that a file is read-only', async () => {
  await folder.write('a.json', '{}');
  await chmod(join(folder.path, 'a.json'), 0o444);
  expect(await findObstacle(folder.path, 'a.json')).toBe('it is read-only');
});

test('finds that a file was deleted', async () => {
  expect(await findObstacle(folder.path, 'a.json')).toBe('it does not exist');
});
