import { expect, test } from 'vitest';
import { toAddressList } from '#export/history/history-exports.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { loadSite } from '../context/load-site.ts';
import { listMarkdownFiles } from './markdown-files.ts';

test('an address that several tasks share today leads to the task that had it, in Markdown too', async () => {
  const scratch = await createTemporaryFolder();
  const text = JSON.stringify(exampleTask({ id: 'same' }));
  await scratch.write('old/os/same.json', text);
  await scratch.write('tasks/os/same.json', text);
  await scratch.write('tasks/vlc/same.json', text.replace('os', 'vlc'));
  const releases = [{ version: '1.0.0', folder: '../old' }];
  await scratch.write('tasks/dataset.json', JSON.stringify({ markdown: true, releases }));

  const site = await loadSite({ tasks: `${scratch.path}/tasks` });
  const files = [...listMarkdownFiles(site, { base: '/', siteAddress: undefined })];
  const alias = files.find(({ address }) => address === '/tasks/same.md');
  expect(alias?.read()).toContain('The task is now [same/os](</tasks/same/os.md>).');

  const listed = site.history && toAddressList(site.history, { markdown: true });
  const named = listed?.split('\n').filter((line) => line.endsWith('.md'));
  expect(files.map(({ address }) => address)).toEqual(expect.arrayContaining(named ?? ['none']));
});
