import { toOneLine } from '#text/safe/one-line.ts';
import { withoutInvisible } from '#text/safe/visible-text.ts';

// Braces are written as commands, since BibTeX counts those that are merely escaped.
const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '`': '\\textasciigrave{}',
};

/** A text as LaTeX prints it, on one line; BibTeX reads it too. */
export const escapeLatex = (text: string): string => guardStart(escapeCharacters(text));

/** The same for running text, with quotation marks that open and close. */
export const escapeLatexProse = (text: string): string =>
  guardStart(
    escapeCharacters(text)
      .replaceAll(/(^|[\s([/-])"/g, '$1``')
      .replaceAll('"', "''")
      .replaceAll(/(^|[\s([/-])'(?=\S)/g, '$1`'),
  );

const escapeCharacters = (text: string): string =>
  withoutInvisible(toOneLine(text))
    .trim()
    .replaceAll(/[\\{}~^<>|`_%#$&]/g, (character) => commands[character] ?? `\\${character}`);

/** At the start of a row, these would be an argument of the command before it. */
const guardStart = (latex: string): string => latex.replace(/^[[*]/, '{$&}');

/**
 * Until the end of a group, pdfLaTeX prints "?" for a character that it does not know, and goes on. A
 * name of its own is split, so that no reader of a page takes it for a missing value.
 */
const orQuestionMark = String.raw`\def\TextSymbolUnavailable{\csname @firstoftwo\endcsname?}\expandafter\let\csname UTFviii@unde\empty fined@err\endcsname\TextSymbolUnavailable`;

/** The line that a group needs where its text has more than pdfLaTeX knows without packages. */
export const listFallback = (latex: string): string[] =>
  /[^[\p{ASCII}¡-ÿ–—‘’“”…]--[«»ÐÞðþ]]/v.test(latex) ? [orQuestionMark] : [];
