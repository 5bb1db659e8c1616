import { expect, test } from 'vitest';
import { deriveCause } from './derive-cause.ts';

test.for<[what: string, message: string, cause: string, pointer?: string]>([
  ['a path', 'nothing creates "/srv/plans/a.ods"', 'nothing creates "…"'],
  ['a file name', '"menu.ods" is never opened', '"…" is never opened'],
  ['an id', 'the id "b41f-09" is used twice', 'the id "…" is used twice'],
  ['an id at the start', '"garden" is already listed', '"…" is already listed'],
  ['an id that is a word', 'the id "garden" is used twice', 'the id "…" is used twice'],
  ['a text with blanks', 'the title is "Spring menu"', 'the title is "…"'],
  ['an address', '"https://example.org/a" is gone', '"…" is gone'],
  ['numbers', 'check 3 is that of check 2, 77% alike', 'check … is that of check …, …% alike'],
  ['a list of names', '"a.js", "b.js" and "c.js" are lost', '"…" are lost'],
  ['a value', '"proxy" is the string "maybe"', '"proxy" is the string "…"'],
  [
    'what is suggested instead',
    'no task "leter"; did you mean "letter"?',
    'no task "…"; did you mean "…"?',
  ],
  [
    'quotes within a text',
    'a bracket is lost in "test "a b" = c"; close it',
    'a bracket is lost in "…"; close it',
  ],
  [
    'a program with numbers and quotes',
    String.raw`an error near "x = {"n": 3,\n "m": "two words"", so nothing runs`,
    'an error near "…", so nothing runs',
  ],
])('leaves out %s', ([, message, cause, pointer = '']) => {
  expect(deriveCause(message, pointer)).toBe(cause);
});

test.for<[what: string, message: string, pointer?: string]>([
  ['the name of a field', '"related_apps" is missing; an array is required here'],
  ['the name of a function', 'unknown metric "check_sum_4"; did you mean "check_sum_5"?'],
  ['a built-in function with a number', '"compare_docx_files" takes "options"'],
  ['a key of the place', 'remove "type:2"', '/evaluator/expected/rules/type:2'],
  ['true and false', '"shell" is the string "true"'],
  ['a program, an option, an extension and a sign', '"apt-get" needs "-y", ".csv" and "|"'],
  ['the version of a program', 'the code is Python 3, not Python 2'],
  ['a message without data', 'the file does not end with a line feed'],
])('keeps %s', ([, message, pointer = '']) => {
  expect(deriveCause(message, pointer)).toBe(message);
});

test('takes no long time for a long message of quotes', () => {
  const message = '"'.repeat(2000);
  const start = performance.now();
  deriveCause(message, '');
  expect(performance.now() - start).toBeLessThan(200);
});
