import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { checkFolder } from '../load/check-folder.ts';

const command = 'echo password | sudo -S systemctl stop cups';
const task = exampleTask({
  config: [{ type: 'execute', parameters: { command, shell: true } }],
});

test.for([
  ['one for the password', 'return command.replace("{PASSWORD}", self.password)', undefined, 1],
  ['one for something else', 'return command.replace("{WIDTH}", self.width)', undefined, 0],
  ['none', 'return command', undefined, 0],
  ['none, but dataset.json names one', 'return command', ['{PASSWORD}'], 1],
] as const)(
  'W19 asks for a placeholder that the runner replaces: %s',
  async ([, body, placeholders, expected]) => {
    const folder = await createTemporaryFolder();
    await folder.write('tasks/example.json', task);
    await folder.write('tasks/dataset.json', { environment: { path: '..', placeholders } });
    await folder.write(
      'desktop/controllers/setup.py',
      `class Setup:\n  def _execute_setup(self, command, shell=False):\n    ${body}\n`,
    );
    const { findings } = await checkFolder(join(folder.path, 'tasks'));
    const found = findings.filter(({ code }) => code === 'W19');
    expect(found.map(({ message }) => message.includes('"{PASSWORD}"'))).toEqual(
      Array.from({ length: expected }, () => true),
    );
  },
);

test.for([
  ['its source', 20, undefined, 0],
  ['its source, and too short', 2, undefined, 1],
  ['dataset.json before its source', 2, 20, 0],
] as const)(
  'W15 counts what the runner waits: by %s',
  async ([, seconds, secondsBeforeJudging, expected]) => {
    const folder = await createTemporaryFolder();
    mkdirSync(join(folder.path, '.git'));
    const config = [{ type: 'launch', parameters: { command: ['google-chrome'] } }];
    const evaluator = { func: 'is_expected_bookmarks', result: { type: 'bookmarks' } };
    await folder.write('tasks/example.json', exampleTask({ config, evaluator }));
    await folder.write('tasks/dataset.json', { environment: { secondsBeforeJudging } });
    await folder.write('desktop/controllers/setup.py', 'class Setup: pass\n');
    await folder.write(
      'lib_run_single.py',
      `def run(env, agent):\n  env.step(agent.act())\n  time.sleep(${seconds})\n  return env.evaluate()\n`,
    );
    const { findings } = await checkFolder(join(folder.path, 'tasks'));
    expect(findings.filter(({ code }) => code === 'W15')).toHaveLength(expected);
  },
);
