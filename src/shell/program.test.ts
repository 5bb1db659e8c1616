import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Program, toProgram } from './program.ts';

/** Language, what runs it, text, and the programs in it. */
type Short = [string, string | undefined, string, ...Short[]];
const shorten = ({ language, by, text, programs }: Program): Short => [
  language,
  by,
  text,
  ...programs.map(shorten),
];

test.for<[string, string | string[], boolean, Short]>([
  ['a plain command', ['ls', 'a b'], false, ['shellscript', undefined, "ls 'a b'"]],
  ['a program alone', ['python', '-c', 'x()'], false, ['python', 'python -c', 'x()']],
  [
    'with its path',
    ['/usr/bin/python3.9', '-c', 'x'],
    false,
    ['python', '/usr/bin/python3.9 -c', 'x'],
  ],
  ['with options', ['python3', '-u', '-c', 'x'], false, ['python', 'python3 -u -c', 'x']],
  [
    'with arguments',
    ['python3', '-c', 'x', 'a b'],
    false,
    ['shellscript', undefined, "python3 -c '…' 'a b'", ['python', 'python3 -c', 'x']],
  ],
  [
    'behind another program',
    ['sudo', '-S', 'python3', '-c', 'x'],
    false,
    ['shellscript', undefined, "sudo -S python3 -c '…'", ['python', 'python3 -c', 'x']],
  ],
  [
    'a file',
    ['python3', 'a.py', '-c', 'x'],
    false,
    ['shellscript', undefined, 'python3 a.py -c x'],
  ],
  ['nothing behind the option', ['sh', '-c'], false, ['shellscript', undefined, 'sh -c']],
  ['a shell', ['bash', '-lc', 'a && b'], false, ['shellscript', 'bash -lc', 'a && b']],
  [
    'a program in a shell',
    ['/bin/bash', '-c', 'a && python3 -c "x(\\"y\\")" && b'],
    false,
    ['shellscript', '/bin/bash -c', 'a && python3 -c "…" && b', ['python', 'python3 -c', 'x("y")']],
  ],
  ['one text', 'python3 -c "x"', true, ['python', 'python3 -c', 'x']],
  ['one text without a shell', "python3 -c 'x'", false, ['python', 'python3 -c', 'x']],
  [
    'what would join commands only in a shell',
    "cd a && python3 -c 'x'",
    false,
    ['shellscript', undefined, "cd a && python3 -c 'x'"],
  ],
  [
    'two programs',
    "python -c 'x'; node -e 'y'",
    true,
    [
      'shellscript',
      undefined,
      "python -c '…'; node -e '…'",
      ['python', 'python -c', 'x'],
      ['javascript', 'node -e', 'y'],
    ],
  ],
  [
    'a program within a program',
    `bash -c "python3 -c 'x'"`,
    true,
    ['shellscript', 'bash -c', "python3 -c '…'", ['python', 'python3 -c', 'x']],
  ],
  [
    'a here-document',
    "python3 - <<'END'\nx\nEND",
    true,
    ['shellscript', undefined, "python3 - <<'END'\n…\nEND", ['python', 'python3 -', 'x']],
  ],
  [
    'a program that the shell completes',
    'python3 -c "x($HOME)"',
    true,
    ['shellscript', undefined, 'python3 -c "x($HOME)"'],
  ],
  [
    'a program that is written to a file',
    "echo 'import a' > b.py",
    true,
    ['shellscript', undefined, "echo 'import a' > b.py"],
  ],
  ['one only named', 'echo python3 -c x', true, ['shellscript', undefined, 'echo python3 -c x']],
  [
    'PowerShell, which takes all words',
    ['powershell.exe', '-NoProfile', '-Command', 'Get-Item', 'a'],
    false,
    ['powershell', 'powershell.exe -NoProfile -Command', 'Get-Item a'],
  ],
  [
    'an array that a shell would not pass on',
    ['python3', '-c', 'x'],
    true,
    ['shellscript', undefined, 'python3 -c x'],
  ],
])('takes out %s', ([, command, isShell, expected]) => {
  expect(shorten(toProgram(command, isShell))).toEqual(expected);
});

test('loses no word of an array', () => {
  const word = fc.oneof(
    fc.constantFrom('python3', 'bash', '-c', '-u', 'sudo', "python -c 'x y'", 'a; b', '"'),
    fc.stringMatching(/^[a-z]{1,8}$/),
  );
  const gather = ({ text, by, programs }: Program): string =>
    [by ?? '', text, ...programs.map(gather)].join(' ');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const shown = gather(toProgram(words, false));
      const letters = words.flatMap((text) => text.match(/[a-z]+/g) ?? []);
      expect(letters.filter((part) => !shown.includes(part))).toEqual([]);
    }),
    { numRuns: 1000, seed: 20_260_501 },
  );
});
