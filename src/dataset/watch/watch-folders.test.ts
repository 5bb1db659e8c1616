import { watch } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { settlingTime, watchFolders } from './watch-folders.ts';

test.for([
  ['takes notice of a task', 'first.json', 1],
  ['takes no notice of other files', 'readme.md', 0],
  ['takes no notice of hidden files', '.state.json', 0],
] as const)('%s', async ([, name, calls]) => {
  const folder = await createTemporaryFolder();
  const onChange = vi.fn();
  const watched = watchFolders(onChange);
  watched.add([folder.path]);
  // Opened later, so that it reports the change later.
  const beside = watch(folder.path);
  const reported = beside.next();
  await folder.write(name, '');
  await reported;
  await beside.return?.();
  await wait(2 * settlingTime);
  watched.close();
  expect(onChange).toHaveBeenCalledTimes(calls);
});
