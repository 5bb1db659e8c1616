import { toOneLine } from '../../text/safe/one-line.ts';

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
export function escapeLatex(text: string): string {
  return toOneLine(text).replaceAll(
    /[\\{}~^<>|`_%#$&]/g,
    (character) => commands[character] ?? `\\${character}`,
  );
}

/** The same for running text, with quotation marks that open and close. */
export const escapeLatexProse = (text: string): string =>
  escapeLatex(text)
    .replaceAll(/(^|[\s([/-])"/g, '$1``')
    .replaceAll('"', "''")
    .replaceAll(/(^|[\s([/-])'(?=\S)/g, '$1`');
