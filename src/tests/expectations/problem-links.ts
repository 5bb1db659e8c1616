import { DomUtils, parseDocument } from 'htmlparser2';
import { expect } from 'vitest';
import {
  byFilter,
  type FilterRow,
  type FilterValues,
  isChosen,
  readFilter,
} from '../../addresses/problem-filter.ts';
import { addresses } from '../../addresses/addresses.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { ancestorsOf, type FilteredLink, findFilteredLinks } from './filtered-links.ts';
import { codeOfPage } from './promised-tasks.ts';
import { formatCount } from '../../text/figures/format-count.ts';

/**
 * Every link to the problems opens as many findings as there are of the rule or severity that it is
 * about; some of them, when the page says that it does not list all.
 *
 * @returns how many links there are
 */
export function expectProblemLinks({ html, catalogue }: BuiltSite, base = ''): number {
  const links = findFilteredLinks(html, addresses.problems, base);
  const { rows, known } = readProblems(html.get('problems/index.html') ?? '');
  const listsAll = sum(rows) === catalogue.findings.length;
  for (const link of links) {
    const { chosen, ignored } = readFilter(new URL(link.address, 'http://site.test').search, known);
    expect(ignored, link.address).toEqual([]);
    const due = catalogue.findings.filter((finding) => isAbout(link, finding)).length;
    const found = sum(rows.filter((row) => isChosen(row, chosen)));
    expect(listsAll ? found : Math.min(found, 1), link.address).toBe(
      listsAll ? due : Math.min(due, 1),
    );
    if (link.shown !== '') expect(link.shown, link.address).toBe(formatCount(due));
  }
  return links.length;
}

function isAbout(
  { kind, page, said }: FilteredLink,
  { code, severity }: { code: string; severity: string },
): boolean {
  if (kind === 'problems of a rule') return code === codeOfPage(page);
  return said.replace(/s$/, '').endsWith(severity);
}

/** The rows of the page, and what its form offers. */
function readProblems(html: string): { rows: FilterRow[]; known: FilterValues } {
  const page = parseDocument(html).children;
  const rows = DomUtils.findAll(({ attribs }) => 'data-rule' in attribs, page).map((row) => {
    const around = [row, ...ancestorsOf(row)];
    const read = (name: string) =>
      around.find(({ attribs }) => name in attribs)?.attribs[name]?.split(' ') ?? [];
    const [rule, severity] = [read('data-rule'), read('data-severity')];
    const values = { rule, severity, app: read('data-apps'), suite: read('data-suites') };
    return { values, count: Number(row.attribs['data-count'] ?? 1) };
  });
  const fields = DomUtils.findAll(({ attribs }) => 'value' in attribs, page);
  const known = byFilter((name) =>
    fields
      .filter((field) =>
        [field, ...ancestorsOf(field)].some(({ attribs }) => attribs.name === name),
      )
      .flatMap(({ attribs }) => attribs.value ?? [])
      .filter((value) => value !== ''),
  );
  return { rows, known };
}

const sum = (rows: readonly FilterRow[]): number =>
  rows.reduce((total, { count }) => total + count, 0);
