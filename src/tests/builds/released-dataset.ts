import { exampleTask } from '#lint/examples/example-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import type { TemporaryFolder } from '../support/temporary-folder.ts';

const wordy = (word: string): JsonObject => ({
  instruction: `Open the ${word} report in the editor, replace every heading, then save it as a PDF on the desktop and close all windows that are still open.`,
});

const flight = { instruction: 'Fly to the moon.', related_apps: ['moon lander'] };

/** Three releases as folders, and what is not released yet, in the folder `tasks`. */
export async function writeReleasedDataset(scratch: TemporaryFolder): Promise<void> {
  const write = (state: string, id: string, fields: JsonObject) =>
    scratch.write(`${state}/${id}.json`, exampleTask({ id, ...fields }));
  await write('r1', 'changing', {
    instruction: 'Print the first page.',
    related_app: ['misspelt'],
  });
  await write('r1', 'leaving', flight);
  await write('r1', 'old-name', wordy('long'));
  await scratch.write('r1/broken.json', '{');
  await scratch.write('r1/first.json', { '': ['changing', 'leaving', 'old-name'] });
  await write('r2', 'changing', { instruction: 'Print the second page.' });
  await write('r2', 'leaving', flight);
  await write('r2', 'new-name', wordy('short'));
  await write('r2', 'paired', { instruction: 'Mute the player.' });
  await write('tasks', 'changing', { instruction: 'Print the last page.', proxy: true });
  await write('tasks', 'new-name', wordy('short'));
  for (const system of ['linux', 'windows']) {
    await write(`tasks/${system}`, 'paired', { instruction: 'Mute the player.' });
  }
  await scratch.write('tasks/dataset.json', {
    title: 'Released',
    markdown: true,
    canary: 'canary 1234',
    authors: ['Alex Doe'],
    description: 'Tasks that change.',
    license: 'Apache-2.0',
    releases: [
      { version: '1.0.0', folder: '../r1', date: '2026-01-01', notes: 'The first one.' },
      { version: '1.1.0', folder: '../r2', date: '2026-02-01', doi: '10.1234/abcd' },
    ],
    withdrawn: [{ id: 'leaving', reason: 'It is too far.', replacedBy: 'new-name' }],
  });
}
