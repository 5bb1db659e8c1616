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
};

/** A text as LaTeX prints it, on one line; BibTeX reads it too. */
export function escapeLatex(text: string): string {
  return oneLine(text).replaceAll(/[\\{}~^<>|_%#$&]/g, (sign) => commands[sign] ?? `\\${sign}`);
}

export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed();
