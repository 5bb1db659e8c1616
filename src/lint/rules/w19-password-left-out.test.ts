import { expect, test } from 'vitest';
import { createVocabulary } from '../../vocabulary/vocabulary.ts';
import { exampleTask } from '../examples/example-task.ts';
import { toTaskView } from '../facts/task-view.ts';
import { passwordLeftOut as rule } from './w19-password-left-out.ts';

const context = { file: 'example.json', vocabulary: createVocabulary() };
const problemsIn = (command: unknown) => [
  ...rule.check(
    toTaskView(exampleTask({ config: [{ type: 'execute', parameters: { command } }] })),
    context,
  ),
];

test.for([
  'echo {CLIENT_PASSWORD} | sudo -S apt-get update',
  'echo "$PASSWORD" | sudo -S apt-get update',
  'sudo apt-get update',
  'echo done | sudo tee /etc/motd',
  'sshpass -p "$PASSWORD" ssh host',
  'echo sudo',
])('accepts "%s"', (command) => {
  expect(problemsIn(command)).toEqual([]);
});

test.for([
  ['echo password | sudo -S apt-get update', 'sudo'],
  ["echo 'pass word1' | sudo -S ls; echo 'secret'|sudo -S ls", 'sudo'],
  ['echo -n secret | sudo -k -S ls', 'sudo'],
  ['printf secret | sudo --stdin ls', 'sudo'],
  ['sudo -S ls <<< secret', 'sudo'],
  ['sshpass -p secret ssh host', 'sshpass'],
])('reports "%s"', ([command, program]) => {
  expect(problemsIn(command)).toEqual([{ at: ['config', 0, 'parameters', 'command'], program }]);
});

test('reads the commands of an array', () => {
  expect(problemsIn(['bash', '-c', 'echo secret | sudo -S ls'])).toHaveLength(1);
});

test('says what to write, and does not repeat the password', () => {
  expect(rule.message({ program: 'sudo' })).toBe(
    '"sudo" is given a password that is written in the file; use a placeholder such as "{CLIENT_PASSWORD}"',
  );
});
