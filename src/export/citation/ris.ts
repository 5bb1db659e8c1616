import { toInvertedName } from '#catalogue/citing/author-name.ts';
import { type Citation, isOfYear } from '#catalogue/citing/task-citation.ts';
import { toOneLine } from '#text/safe/one-line.ts';

/** A reference in the RIS format, for reference managers. */
export function toRis(cited: Citation, canary?: string): string {
  const { key, authors, title, dataset, version, date, year, address, id, digest } = cited;
  const { doi, paper, judgingDigest } = cited;
  const day = date?.replaceAll('-', '/');
  const notes = [
    id !== undefined && `Task ${id}`,
    date !== undefined && !isOfYear(date, year) && `As of ${date}`,
    digest && `SHA-256 ${digest}${judgingDigest ? `, judged by ${judgingDigest}` : ''}`,
    paper && `The dataset is described in ${paper}`,
    canary,
  ];
  const fields = [
    ['TY', 'DATA'],
    ['ID', key],
    ...authors.map((name) => ['AU', toInvertedName(name)]),
    ['TI', title],
    ['T2', dataset],
    ['ET', version],
    ['PY', year === undefined ? undefined : String(year)],
    ['DA', isOfYear(date, year) ? day : undefined],
    ['DO', doi],
    ['UR', address],
    ...notes.map((note) => ['N1', note]),
  ];
  const lines = fields.flatMap(([tag, value]) =>
    value === undefined || value === false || value === '' ? [] : [`${tag}  - ${toOneLine(value)}`],
  );
  return [...lines, 'ER  - ', ''].join('\r\n');
}
