import { expect, test } from 'vitest';
import { findUnclosedQuote } from './unclosed-quote.ts';

test.for([
  `echo 'a "b' "c 'd" e\\'f`,
  "ls # don't",
  `echo "$(grep "it's" a.txt)"`,
  "cat <<EOF\nit's\nEOF",
  "echo $'it\\'s'",
  'echo $(ls',
  'echo \'`\' `date +"%F"`',
  'echo "`date`" \\`',
])('finds no quote to close in %j', (script) => {
  expect(findUnclosedQuote(script)).toBeUndefined();
});

test.for<[string, number]>([
  ["ls '/home/user/old files | wc -l", 3],
  [`echo "a" && echo "b`, 17],
  [`grep 'a' b.txt | sed 's/x//`, 21],
  [`ls 'a b''`, 8],
  ["`date +'%F' && echo done", 0],
  ['echo `date` `hostname', 12],
  ["echo a'`'b `c", 11],
])('finds the quote to close in %j', ([script, expected]) => {
  expect(findUnclosedQuote(script)).toBe(expected);
});
