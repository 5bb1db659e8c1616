import { expect, test } from 'vitest';
import { findUnclosedQuote } from './unclosed-quote.ts';

test.for([
  `echo 'a "b' "c 'd" e\\'f`,
  "ls # don't",
  `echo "$(grep "it's" a.txt)"`,
  "cat <<EOF\nit's\nEOF",
  "echo $'it\\'s'",
  'echo $(ls',
])('finds no quote to close in %j', (script) => {
  expect(findUnclosedQuote(script)).toBeUndefined();
});

test.for<[string, number]>([
  ["ls '/home/user/old files | wc -l", 3],
  [`echo "a" && echo "b`, 17],
  [`grep 'a' b.txt | sed 's/x//`, 21],
  [`ls 'a b''`, 8],
])('finds the quote to close in %j', ([script, expected]) => {
  expect(findUnclosedQuote(script)).toBe(expected);
});
