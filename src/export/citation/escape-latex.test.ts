import { expect, test } from 'vitest';
import { escapeLatex, escapeLatexProse, listFallback } from './escape-latex.ts';

test.for([
  ['a length of the command before', '[2cm]lost', '{[}2cm]lost'],
  ['a star of the command before', '*best*', '{*}best*'],
  ['these after blanks and what is invisible', ' \u202E\u200B [2cm]*', '{[}2cm]*'],
  ['a comment', '50% done', '50\\% done'],
  ['a cell, an argument and a label', 'a & #1_b', 'a \\& \\#1\\_b'],
  ['an accent and a blank', '^a~b', '\\textasciicircum{}a\\textasciitilde{}b'],
  ['a command', '\\input{x}', '\\textbackslash{}input\\textbraceleft{}x\\textbraceright{}'],
  ['controls and line breaks', 'a\r\nb\u0007\u001B[0K', 'a b [0K'],
  ['what is invisible', 'a\u00AD\u{E0041}\u3164\u2066b', 'ab'],
  ['joiners where they join', 'می\u200Cخواهم a\u200Db', 'می\u200Cخواهم ab'],
  ['what is no character', 'a\uD83C\uFFFE', 'a\u{FFFD}\u{FFFD}'],
] as const)('takes nothing for %s', ([, text, latex]) => {
  expect(escapeLatex(text)).toBe(latex);
});

test.for([
  ['"so" and \'so\'', "``so'' and `so'"],
  ['["so"]', "{[}``so'']"],
  ['*"so"', "{*}''so''"],
] as const)('writes the quotation marks of %s', ([text, latex]) => {
  expect(escapeLatexProse(text)).toBe(latex);
});

test.for([
  ['x', false],
  ['Été à Zürich – “naïve” · ½ × £5 …', false],
  ['ą', true],
  ['«', true],
  ['þ', true],
  ['日本', true],
  ['🎞', true],
  ['\u{FFFD}', true],
  ['\u{50000}', true],
] as const)('says what pdfLaTeX does where it may not know %s: %s', ([text, isDue]) => {
  expect(listFallback(text)).toHaveLength(isDue ? 1 : 0);
});
