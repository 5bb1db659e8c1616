import { expect, test, vi } from 'vitest';
import { UsageError } from '#dataset/usage-error.ts';
import { benchlight, findCommand } from './benchlight.ts';
import { commands } from './commands.ts';

test('finds every command by its name, in alphabetical order', () => {
  const names = commands.map(({ name }) => name);
  expect(names.map((name) => findCommand(name).name)).toEqual(names);
  expect(names).toEqual([...names].sort());
});

test.for([
  ['chekc', 'unknown command "chekc"; did you mean "check"?'],
  ['publish', 'unknown command "publish"'],
  ['--out', 'unknown option "--out"'],
] as const)('refuses %s', ([name, message]) => {
  const find = () => findCommand(name);
  expect(find).toThrow(UsageError);
  expect(find).toThrow(message);
});

test.for([[[]], [['--help']], [['-h']], [['help']]])(
  'shows the commands with %j',
  async ([args]) => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    expect(await benchlight(args ?? [])).toBe(0);
    expect(print.mock.calls.join('\n')).toMatch(/^Usage: benchlight COMMAND/);
  },
);

test.for(['--help', '-h'])('shows the options of a command with %s', async (option) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await benchlight(['schema', option])).toBe(0);
  expect(print.mock.calls.join('\n')).toMatch(/^Usage: npm run schema -- /);
});

test.for(['help', ...commands.map(({ name }) => `help ${name}`)])(
  'prints lines that fit a terminal for "%s"',
  async (call) => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await benchlight(call.split(' '));
    const lines = print.mock.calls.join('\n').split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  },
);
