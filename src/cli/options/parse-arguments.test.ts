import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { failureOf } from '#tests/support/usage-failure.ts';
import {
  oneOf,
  parseArguments,
  resolveOption,
  resolvePath,
  takeFolders,
  toPort,
  toShard,
} from './parse-arguments.ts';

const usage = {
  call: 'npm run example --',
  text: 'Usage: npm run example -- [FOLDER] [options]\n\n  --quiet   print less',
};
const help = 'See "npm run example -- --help".';
const options = {
  format: { type: 'string', default: 'text' },
  quiet: { type: 'boolean', default: false },
} as const;

test.for([
  ['nothing', [], { format: 'text', quiet: false }, []],
  ['folders', ['a', 'b'], { format: 'text', quiet: false }, ['a', 'b']],
  ['options', ['--format', 'json', '--quiet'], { format: 'json', quiet: true }, []],
  ['options after folders', ['a', '--format=json'], { format: 'json', quiet: false }, ['a']],
  ['a folder that begins with a hyphen', ['--', '-a'], { format: 'text', quiet: false }, ['-a']],
] as const)('reads %s', ([, args, values, positionals]) => {
  const parsed = parseArguments(args, options, usage);
  if (!parsed) throw new Error('no help was asked for');
  expect({ ...parsed.values }).toEqual(values);
  expect(parsed.positionals).toEqual(positionals);
});

test.for([
  ['an unknown option', ['--colour'], 'unknown option "--colour"'],
  [
    'a misspelt option',
    ['--fromat', 'json'],
    'unknown option "--fromat"; did you mean "--format"?',
  ],
  [
    'an option with a longer name',
    ['--formatting', 'json'],
    'unknown option "--formatting"; did you mean "--format"?',
  ],
  [
    'an option with a shorter name',
    ['--for', 'json'],
    'unknown option "--for"; did you mean "--format"?',
  ],
  ['an unknown short option', ['-x'], 'unknown option "-x"'],
  ['a value for a flag', ['--quiet=yes'], '--quiet takes no value'],
  ['a value for the help', ['--help=yes'], '--help takes no value'],
  ['an option without its value', ['--format'], '--format needs a value'],
  ['an option in place of a value', ['--format', '--quiet'], '--format needs a value'],
  [
    'a value that begins with a hyphen',
    ['-', '--format', '-1'],
    '--format needs a value; if it is "-1", write --format=-1',
  ],
  ['an option with two values', ['--format', 'json', '--format=text'], '--format is given twice'],
  ['a folder too many', ['a', 'b'], 'unexpected argument "b"'],
] as const)('refuses %s, and names the help', ([, args, message]) => {
  expect(failureOf(() => parseArguments(args, options, usage, 1))).toEqual([message, help]);
});

test('collects the values of an option that may be repeated, and ignores a repeated flag', () => {
  const parsed = parseArguments(
    ['--rule', 'a', '--quiet', '--rule', 'b', '--quiet'],
    { ...options, rule: { type: 'string', multiple: true } },
    usage,
  );
  expect(parsed?.values.rule).toEqual(['a', 'b']);
});

test('takes one of a fixed set of values, and names them for any other', () => {
  expect(oneOf('--format', 'json', ['text', 'json'])).toBe('json');
  const failure = (value: string) => failureOf(() => oneOf('--format', value, ['text', 'json']));
  expect(failure('yaml')).toEqual(['invalid value "yaml" for --format', 'Use one of: text, json.']);
  for (const near of ['JSON', 'jso', 'jsonlines']) {
    expect(failure(near)[0]).toBe(`invalid value "${near}" for --format; did you mean "json"?`);
  }
});

test.for([
  ['1', 1],
  ['65535', 65_535],
] as const)('takes %s for a port', ([text, expected]) => {
  expect(toPort(text)).toBe(expected);
});

test.for(['', '0', '65536', '80.5', '-1', 'http', '1e3'])('refuses the port "%s"', (text) => {
  expect(failureOf(() => toPort(text))).toEqual([
    `invalid value "${text}" for --port`,
    'Use an integer from 1 to 65535.',
  ]);
});

test('resolves a path against the folder that npm was called in', () => {
  vi.stubEnv('INIT_CWD', resolve('/somewhere/else'));
  expect(resolvePath('tasks')).toBe(resolve('/somewhere/else/tasks'));
  expect(resolvePath(resolve('/tasks'))).toBe(resolve('/tasks'));
});

test('resolves a path against the working folder without npm', () => {
  vi.stubEnv('INIT_CWD', undefined);
  expect(resolvePath('tasks')).toBe(resolve('tasks'));
});

test('takes an option with several folders out of a command line', () => {
  expect(takeFolders(['tasks', '--merge', 'a', 'b', '--quiet'], '--merge', usage)).toEqual({
    folders: ['a', 'b'],
    others: ['tasks', '--quiet'],
  });
  expect(takeFolders(['--merge=a', 'b', '--quiet'], '--merge', usage)).toEqual({
    folders: ['a', 'b'],
    others: ['--quiet'],
  });
  expect(takeFolders(['tasks'], '--merge', usage)).toEqual({ folders: [], others: ['tasks'] });
});

test.for([
  [['--merge'], '--merge needs the names of folders'],
  [['--merge', '--quiet'], '--merge needs the names of folders'],
  [['--merge', 'a', '--quiet', '--merge', 'b'], '--merge is given twice'],
] as const)('refuses %j', ([args, message]) => {
  expect(failureOf(() => takeFolders(args, '--merge', usage))).toEqual([message, help]);
});

test('refuses an empty argument, which would be the current folder', () => {
  expect(failureOf(() => parseArguments(['a', ''], options, usage))[0]).toBe(
    'an argument is empty',
  );
  for (const toPath of [resolvePath, resolveOption]) {
    expect(failureOf(() => toPath(''))[0]).toBe('the name of a folder or file is empty');
  }
  expect(resolveOption(undefined)).toBe(undefined);
});

test('reads a shard', () => {
  expect(toShard('2/4')).toEqual({ number: 2, of: 4 });
});

test.for(['5/4', '0/4', '2', 'a/b', '-1/2', '1/0'])('refuses the shard "%s"', (text) => {
  expect(failureOf(() => toShard(text))[0]).toBe(`invalid value "${text}" for --shard`);
});
