import type { TaskCitation } from '#catalogue/citing/task-citation.ts';

/** A citation for tests, with the given parts replaced. */
export function exampleCitation(parts: Partial<TaskCitation> = {}): TaskCitation {
  return {
    key: 'desk-a-1',
    title: 'Save the page.',
    id: 'a-1',
    authors: [{ given: 'Alex', family: 'Doe' }, { whole: 'The Desk Lab' }],
    dataset: 'Desk work, judged',
    version: '2.1.0',
    year: 2026,
    date: '2026-03-14',
    address: 'https://tasks.example.org/tasks/a-1/',
    paper: 'https://doi.org/10.5555/desk',
    doi: undefined,
    digest: '0123456789abcdef',
    judgingDigest: undefined,
    ...parts,
  };
}

/** Titles with every character that has a meaning in BibTeX, LaTeX or RIS. */
export const hostileTitles: readonly string[] = [
  'Save 50% of "my_file" #1 for $5 & more',
  'Braces {open',
  'Braces close}',
  '}{',
  '{{{',
  '\\',
  '\\\\{',
  'a \\input{b} c',
  '\\LaTeX begins',
  '%begins',
  '~begins^',
  '@misc{x,',
  'a, b = {c}',
  'one and two',
  '<b>|bold|</b>',
  'Été à Zürich, naïve Ångström ß Łódź',
  '表を保存する 「名前」',
  'Привет 한국어 🎉',
  'line\nER  - \r\nTY  - BOOK',
  'tab\tand\u0000nul',
  'UR  - https://example.org',
];
