import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toShellCommand } from './shell-command.ts';

test.for([
  ['a string as it is', 'ls -l | wc', 'ls -l | wc'],
  ['plain words', ['soffice', '--calc', '/home/user/a.ods'], 'soffice --calc /home/user/a.ods'],
  ['a word with a blank', ['open', 'my file'], "open 'my file'"],
  ['an empty word', ['echo', ''], "echo ''"],
  ['an apostrophe', ['echo', "it's"], `echo "it's"`],
  ['an apostrophe and a dollar', ['echo', "it's $5"], `echo 'it'\\''s $5'`],
  ['a line break', ['python3', '-c', 'a\nb'], "python3 -c 'a\nb'"],
  ['no words', [], ''],
] as const)('writes %s', ([, command, expected]) => {
  expect(toShellCommand(command)).toBe(expected);
});

test('writes what a POSIX shell reads back as the same words', () => {
  const characters = 'a b = ~ * ? [ ] { } ( ) < > | & ; # ! $ ` " \' \\ / % - \n \t ü 表'.split(
    ' ',
  );
  const character = fc.constantFrom(' ', ...characters);
  const words = fc.array(fc.string({ unit: character }), { minLength: 1 });
  const commands = fc.sample(words, { numRuns: 100, seed: 20_260_501 });
  const printEach = commands.map((command) => `printf '%s\\0' ${toShellCommand(command)} end\n`);
  const printed = execFileSync('sh', ['-c', printEach.join('')], { encoding: 'utf8' });
  expect(printed.split('\0').slice(0, -1)).toEqual(
    commands.flatMap((command) => [...command, 'end']),
  );
});
