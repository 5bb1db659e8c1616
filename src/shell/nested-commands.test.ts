import { expect, test } from 'vitest';
import { readNestedCommands } from './nested-commands.ts';

const wordsIn = (line: string | readonly string[]) =>
  readNestedCommands(line).map(({ words }) => words.map(({ text }) => text).join(' '));

test.for([
  ['a list', ['ls', 'a b; c'], ['ls a b; c']],
  ['commands in their order', 'cd a && ls | wc', ['cd a', 'ls', 'wc']],
  ['a script of a list', ['bash', '-c', 'cd a; ls'], ['bash -c cd a; ls', 'cd a', 'ls']],
  [
    'a script behind other programs',
    'timeout 5 sudo sh -c "ls"',
    ['timeout 5 sudo sh -c ls', 'ls'],
  ],
  ['a substitution', 'a=$(ls | wc)', ['a=$(ls | wc)', 'ls', 'wc']],
  ['a substitution in quotes', 'echo "$(ls $(pwd))"', ['echo $(ls $(pwd))', 'ls $(pwd)', 'pwd']],
  ['backquotes', 'echo `ls`', ['echo `ls`', 'ls']],
  ['no substitution in single quotes', "echo '$(ls)'", ['echo $(ls)']],
  ['no arithmetic', 'echo $((1 + 2))', ['echo $((1 + 2))']],
  ['a here-document', 'bash <<END\nls\nEND', ['bash', 'ls']],
  ['nothing of a quote that is not closed', 'ls; echo "', []],
] as const)('reads %s', ([, line, words]) => {
  expect(wordsIn(line)).toEqual(words);
});

test('reads the strings of a program in another language as such', () => {
  const commands = readNestedCommands(['python3', '-c', "os.system('apt install a'); b('c\\'d')"]);
  expect(commands.map(({ words, isQuoted }) => [words.at(-1)?.text, isQuoted])).toEqual([
    ["os.system('apt install a'); b('c\\'d')", false],
    ['a', true],
    ["c'd", true],
  ]);
});

test('names the command before each, also for the first of a script inside it', () => {
  const before = readNestedCommands('yes | sudo sh -c "ls; pwd"').map((command) =>
    command.before?.words.map(({ text }) => text).join(' '),
  );
  expect(before).toEqual([undefined, 'yes', 'yes', 'ls']);
});

test('keeps the places of words in their script', () => {
  const places = readNestedCommands('a=$(ls "b c")').map(({ script, words }) =>
    words.map(({ start, end }) => script.slice(start, end)),
  );
  expect(places).toEqual([['a=$(ls "b c")'], ['ls', '"b c"']]);
});

test('stops where a script nests deeper than people write', () => {
  const nest = (depth: number): string => (depth === 0 ? 'ls' : `$(${nest(depth - 1)})`);
  expect(readNestedCommands(nest(9))).toHaveLength(5);
});

test.for([
  [`"a 'b'`, ['b']],
  [`"a 'b' \\"c\n"d"`, ['b', 'd']],
  [`'a\\'b' "c" 'd`, ["a\\'b", 'c']],
] as const)('reads the strings of %j', ([program, strings]) => {
  const commands = readNestedCommands(['python3', '-c', program]);
  const scripts = commands.flatMap(({ isQuoted, script }) => (isQuoted ? [script] : []));
  expect(scripts).toEqual(strings);
});

test('takes no longer for very many quotes of which none is closed', () => {
  const program = `a = "${'\\"'.repeat(9_000)}`;
  for (let times = 0; times < 300; times++)
    expect(readNestedCommands(['python3', '-c', program])).toHaveLength(1);
});
