import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { homeOfTheMachine as rule } from './w20-home-of-the-machine.ts';

const run = (command: unknown) => ({ type: 'execute', parameters: { command } });
const problemsIn = (commands: readonly unknown[], instruction = 'Tidy up.') =>
  findProblems(rule, { instruction, config: commands.map(run), evaluator: {} });

test.for([
  ['one home folder', ['ls /home/user/a', 'ls /home/user']],
  ['a folder of all users', ['dir C:\\Users\\user\\a', 'dir C:\\Users\\Public']],
  ['a folder of a package manager', ['ls /home/user', '/home/linuxbrew/.linuxbrew/bin/brew list']],
  ['homes of two systems', ['ls /home/user/a', 'dir C:\\Users\\admin\\a']],
  ['a usual user that a command makes', ['sudo useradd guest', 'ls /home/user /home/guest']],
  ['the home in a container', ['ls /home/user', 'docker exec web ls /home/admin']],
  ['two spellings', ['dir C:\\Users\\User\\a', 'dir c:/users/user/b']],
  ['a user that a command makes', ['sudo useradd anna', 'ls /home/user /home/anna']],
  ['a folder that a command makes', ['sudo mkdir /home/share', 'ls /home/user']],
  ['a variable', ['ls /home/$USER/a', 'ls /home/*/a']],
  ['an address', ['curl https://example.org/home/anna/a.txt']],
] as const)('accepts %s', ([, commands]) => {
  expect(problemsIn(commands)).toEqual([]);
});

test('accepts a home folder that the instruction mentions', () => {
  expect(problemsIn(['ls /home/user', 'ls /home/anna'], 'Share it with Anna.')).toEqual([]);
});

test('accepts the only home folder if setup and evaluation use it', () => {
  const path = '/Users/bench/a.txt';
  const fields = {
    config: [run(`open ${path}`)],
    evaluator: { result: { type: 'vm_file', path } },
  };
  expect(findProblems(rule, fields)).toEqual([]);
});

test.for([
  [['ls /home/user/a', 'ls /home/anna/b'], 1, '/home/anna', '/home/user', 'warning'],
  [
    ['dir C:\\Users\\User\\a', 'dir c:/users/Anna/b'],
    1,
    'c:/users/Anna',
    'C:\\Users\\User',
    'warning',
  ],
  [['ls /Users/user/a', 'ls /Users/anna/b'], 1, '/Users/anna', '/Users/user', 'warning'],
  [['ls /home/ubuntu', 'ls /home/user/a /home/user/b'], 0, '/home/ubuntu', '/home/user', 'warning'],
  [['ls /home/user/a', 'ls /Users/user/a'], 1, '/Users/user', '/home/user', 'warning'],
  [['xdg-open file:///home/anna/a.txt'], 0, '/home/anna', undefined, 'info'],
] as const)('reports %s', ([commands, step, home, usual, severity]) => {
  expect(problemsIn(commands)).toEqual([
    { at: ['config', step, 'parameters', 'command'], home, usual, severity },
  ]);
});

test('reports each once', () => {
  const commands = ['ls /home/user', 'ls /home/anna', 'ls /home/anna', 'ls /home/bert'];
  expect(problemsIn(commands).map(({ home }) => home)).toEqual(['/home/anna', '/home/bert']);
});
