import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readScript } from './parse-script.ts';
import { toShellCommand } from './shell-command.ts';

/** The words of each command; a word that is filled in when it runs is followed by "~". */
const wordsOf = (script: string) =>
  readScript(script)?.map(({ words }) =>
    words.map(({ text, isPlain }) => (isPlain ? text : `${text}~`)),
  );

test.for<[string, string[][]]>([
  ['', []],
  ['ls -l', [['ls', '-l']]],
  ['a && b || c; d | e & f\ng', [['a'], ['b'], ['c'], ['d'], ['e'], ['f'], ['g']]],
  [`a 'b c' "d \\"e\\" 'f'" g\\ h i'j'"k"`, [['a', 'b c', `d "e" 'f'`, 'g h', 'ijk']]],
  ["a # b 'c\nd", [['a'], ['d']]],
  ['a b#c', [['a', 'b#c']]],
  ['a \\\n  b', [['a', 'b']]],
  ['a "$b" $c `d e` $(f "g" h) ${i}', [['a', '$b~', '$c~', '`d e`~', '$(f "g" h)~', '${i}~']]],
  ["a '$b' \\$c", [['a', '$b', '$c']]],
  ['rm *.zip {A}', [['rm', '*.zip~', '{A}']]],
  ['if [ ! -f a ]; then b; fi', [['[~', '!', '-f', 'a', ']'], ['b']]],
  ['(a; b)', [['a'], ['b']]],
  ['a > b 2>&1 < c', [['a']]],
])('reads %j', ([script, expected]) => {
  expect(wordsOf(script)).toEqual(expected);
});

test.for(['a '.repeat(10_001), "a 'b", 'a "b', 'a $(b', 'a `b', 'a ${b'])(
  'gives up on %j',
  (script) => {
    expect(readScript(script)).toBeUndefined();
  },
);

test('says which commands are redirected', () => {
  const commands = readScript('a > b; c; d <e');
  expect(commands?.map(({ isRedirected }) => isRedirected)).toEqual([true, false, true]);
});

test('says which files get the output', () => {
  const [command] = readScript("a <b >c 2>>'d e' &>f") ?? [];
  expect(command?.outputs).toEqual(['c', 'd e', 'f']);
});

test.for<[string, string, boolean]>([
  ["a <<'END'\nb $c\nEND\nd", 'b $c', true],
  ['a <<END\nb $c\nEND\nd', 'b $c', false],
  ['a <<END\nb\nc\nEND\nd', 'b\nc', true],
  ['a <<-END\n\tb\n\tEND\nd', '\tb', true],
  ['a <<END\nb', 'b', false],
])('hands the here-document of %j to its command', ([script, text, isPlain]) => {
  expect(readScript(script)?.[0]?.document).toMatchObject({ text, isPlain });
});

test('goes on behind a here-document', () => {
  expect(wordsOf("a <<'END'; b\nc 'd\nEND\ne")).toEqual([['a'], ['b'], ['e']]);
});

test('reads back what the quoting of words writes', () => {
  const word = fc.string({ minLength: 1 }).filter((text) => !/[\0\n]/.test(text));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const read = readScript(toShellCommand(['run', ...words]));
      expect(read?.[0]?.words.map(({ text }) => text)).toEqual(['run', ...words]);
    }),
    { numRuns: 300, seed: 20_260_501 },
  );
});

test('finds the place of each word in any script', () => {
  const character = fc.constantFrom(
    'a',
    ' ',
    "'",
    '"',
    '\\',
    '\n',
    '$',
    '(',
    ')',
    '`',
    '<<',
    ';',
    '#',
  );
  fc.assert(
    fc.property(fc.array(character, { maxLength: 40 }), (characters) => {
      const script = characters.join('');
      const words = (readScript(script) ?? []).flatMap((command) => command.words);
      let last = 0;
      for (const { start, end } of words) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeLessThanOrEqual(script.length);
        last = end;
      }
    }),
    { numRuns: 2000, seed: 20_260_501 },
  );
});
