import { expect, test } from 'vitest';
import { findCommandProblems } from '../examples/find-problems.ts';
import { passwordLeftOut as rule } from './w19-password-left-out.ts';

const problemsIn = (command: unknown, placeholders?: string[]) =>
  findCommandProblems(rule, command, placeholders && { environment: { placeholders } });

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
  const at = ['config', 0, 'parameters', 'command'];
  expect(problemsIn(command)).toEqual([{ at, program, severity: 'info' }]);
});

test('reads the commands of an array', () => {
  expect(problemsIn(['bash', '-c', 'echo secret | sudo -S ls'])).toHaveLength(1);
});

const literal = 'echo secret | sudo -S ls';

test.for([
  ['replaces no placeholder', literal, []],
  ['replaces none for the password', literal, ['{SCREEN_WIDTH}']],
  ['replaces the word', 'echo <vm_password> | sudo -S ls', ['<vm_password>']],
] as const)('accepts a password where the environment %s', ([, command, placeholders]) => {
  expect(problemsIn(command, [...placeholders])).toEqual([]);
});

test('names the placeholder of the environment', () => {
  const problems = problemsIn(literal, ['{WIDTH}', '{ROOT_PASS}']);
  expect(problems.map((problem) => rule.message(problem))).toEqual([
    '"sudo" is given a password that is written in the file; use "{ROOT_PASS}"',
  ]);
});
