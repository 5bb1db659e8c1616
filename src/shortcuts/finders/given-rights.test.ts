import { expect, test } from 'vitest';
import type { Environment } from '#format/environment-schema.ts';
import { commandOutput, executeStep, ruleSource } from '#lint/examples/example-parts.ts';
import { listShortcuts } from '../examples/list-shortcuts.ts';

const list = (fields: object, environment?: Environment) =>
  listShortcuts(
    'hand-on-the-judge',
    { instruction: 'Put the invoices in order.', ...fields },
    environment,
  );
const run = (command: string) => executeStep(command, { shell: true });
const judge = (command: string) => ({
  evaluator: {
    func: 'exact_match',
    result: commandOutput(command, { shell: true }),
    expected: ruleSource({ expected: 'ok' }),
  },
});
const told = {
  instruction: 'Put the invoices in order. The sudo password is osier.',
  ...judge('ls /srv/invoices'),
};

test.for([
  [
    'rights by a password',
    {
      instruction: 'Put the invoices in order. The sudo password is osier.',
      ...judge('ls /srv/invoices'),
    },
    ['likely password given instruction'],
  ],
  [
    'rights by a setting',
    {
      config: [run("echo 'user ALL=(ALL) NOPASSWD: ALL' | sudo tee /etc/sudoers.d/user")],
      ...judge('ls /srv/invoices'),
    },
    ['likely password given config/0/parameters/command'],
  ],
  [
    'rights of a task that needs them, which is less sure',
    {
      instruction: 'Install the printer. The password of the machine is for sudo: osier.',
      ...judge('lpstat -p'),
    },
    ['possible password given instruction'],
  ],
] as const)('finds %s', ([, fields, lines]) => {
  expect(list(fields)).toEqual(lines);
});

test.for([
  [
    'a password of another account',
    {
      instruction: 'Sign in to the shop with the password osier.',
      ...judge('ls ~/shop'),
    },
  ],
  [
    'a password where judging runs nothing on the machine',
    { ...told, evaluator: { func: 'exact_match', expected: ruleSource({ expected: 'ok' }) } },
  ],
] as const)('leaves out %s', ([, fields]) => {
  expect(list(fields)).toEqual([]);
});

test('leaves out rights where the dataset says that the agent has none', () => {
  expect(list(told, { privileges: 'user' })).toEqual([]);
});
