import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { exampleDataset } from '../examples/example-dataset.ts';
import { executeStep } from '../examples/example-parts.ts';
import { sudoGivenPassword as rule } from './w63-sudo-given-password.ts';

const filesIn = (...commands: readonly string[]) => {
  const files: Record<string, JsonObject> = {};
  for (const [index, command] of commands.entries()) {
    files[`${index}.json`] = { config: [executeStep(command, { shell: true })] };
  }
  const { tasks, context } = exampleDataset(files);
  return Array.from(rule.check(tasks, context), ({ file }) => file);
};
const asked = "echo 'abc' | sudo -S true";

test.for([
  'sudo apt-get install -y nmap',
  'sleep 1 && sudo -u root mkdir /srv/a',
  'x=$(sudo cat /etc/shadow | wc -l)',
])('reports %j beside a task that gives a password', (command) => {
  expect(filesIn(asked, command)).toEqual(['1.json']);
  expect(filesIn('sudo -S true < /tmp/a', command)).toEqual(['1.json']);
});

test.for([
  'echo abc | sudo -S true; sudo apt-get install -y nmap',
  'sudo -n true',
  'sudo -A true',
  'sudo -k',
  'echo "user ALL=(ALL) NOPASSWD: ALL" | sudo tee /etc/sudoers.d/a',
  'apt-get install -y nmap',
  'python3 -c "print(\'sudo apt\')"',
])('accepts %j', (command) => {
  expect(filesIn(asked, command)).toEqual([]);
});

test('accepts a dataset in which no task, or hardly any, gives a password', () => {
  expect(filesIn('sudo true', 'sudo ls')).toEqual([]);
  expect(filesIn(asked, 'sudo true', 'sudo ls', 'sudo id', 'sudo pwd')).toEqual([]);
});
