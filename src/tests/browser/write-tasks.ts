import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleTask } from '#lint/examples/example-task.ts';
import { examples } from '../support/example-options.ts';
import { hostileTask } from '../support/broken-files.ts';
import { writeReleases } from './write-releases.ts';

const longWord = 'w'.repeat(200);

/** A task whose every text is one word of 200 letters. */
const longTask = exampleTask({
  id: 'long-words',
  instruction: longWord,
  source: longWord,
  related_apps: [longWord],
  config: [
    { type: longWord, parameters: { [longWord]: longWord } },
    { type: 'launch', parameters: { command: [longWord, longWord] } },
    { type: 'activate_window', parameters: { window_name: longWord } },
  ],
  evaluator: {
    func: longWord,
    result: { type: longWord, path: `/home/user/${longWord}`, dest: longWord },
    expected: { type: 'rule', rules: { [longWord]: [longWord] } },
    options: { [longWord]: longWord },
  },
  [longWord]: longWord,
});

const file = { type: 'vm_file', path: '/home/user/out.csv', dest: 'out.csv' };

/** A task with a finding in each part of its page. */
const faultyTask = exampleTask({
  id: 'faulty',
  instruction: 'Sort the table.',
  snapshot: 'office',
  proxy: 'maybe',
  related_apps: ['os', 'spreadsheet'],
  config: [
    { type: 'sleep', parameters: { seconds: 1 } },
    { type: 'slep', parameters: { seconds: 1 } },
  ],
  evaluator: {
    func: ['compare_csv', 'check_csvv'],
    result: [file],
    expected: [{ ...file, type: 'vm_fil', dest: 'gold.csv' }, {}],
    postconfig: [{ type: 'slep', parameters: { seconds: 1 } }],
  },
});

/** Writes the examples with three difficult tasks among them and with two earlier releases. Returns their folder. */
export async function writeTasks(scratch: string): Promise<string> {
  const tasks = join(scratch, 'tasks');
  await cp(examples, tasks, { recursive: true });
  await writeFile(join(tasks, 'long.json'), JSON.stringify(longTask));
  await writeFile(join(tasks, 'hostile.json'), JSON.stringify(hostileTask));
  await writeFile(join(tasks, 'os/faulty.json'), JSON.stringify(faultyTask, null, 2));
  await writeFile(join(tasks, 'suites/faulty.json'), JSON.stringify({ os: ['faulty'] }));
  await writeFile(join(tasks, 'broken.json'), '{');
  await writeReleases(scratch);
  return tasks;
}
