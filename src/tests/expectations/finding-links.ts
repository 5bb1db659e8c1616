import { DomUtils, parseDocument } from 'htmlparser2';
import { expect } from 'vitest';
import {
  byFilter,
  countFindings,
  type FilterRow,
  type FilterValues,
  isChosen,
  readFilter,
} from '#addresses/finding-filter.ts';
import { addresses } from '#addresses/addresses.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { ancestorsOf, findFilteredLinks } from './filtered-links.ts';

/**
 * Every link from the pages of rules to the page of findings opens all findings of the rule, as many as it says;
 * some of them, when the page says that it does not list all.
 *
 * @returns how many links there are
 */
export function expectFindingLinks({ html, catalogue }: BuiltSite, base = ''): number {
  const links = findFilteredLinks(html, addresses.findings, base);
  const { rows, offered } = readFindings(html.get('findings/index.html') ?? '');
  const listsAll = countFindings(rows) === catalogue.findings.length;
  for (const { page, search, shown } of links) {
    const { chosen, ignored } = readFilter(search, offered);
    expect(ignored, page).toEqual([]);
    const [rule = ''] = chosen.rule;
    expect([addresses.rules, addresses.rule(rule)], page).toContain(toAddress(page));
    const due = catalogue.findings.filter(({ code }) => code === rule);
    if (shown !== undefined) expect(shown, `${page} ${rule}`).toBe(due.length);
    const found = countFindings(rows.filter((row) => isChosen(row, chosen)));
    expect(listsAll ? found : Math.min(found, 1), page).toBe(listsAll ? due.length : 1);
  }
  return links.length;
}

const toAddress = (page: string): string => `/${page.replace(/index\.html$/, '')}`;

/** The rows of the page, and what its form offers. */
function readFindings(html: string): { rows: FilterRow[]; offered: FilterValues } {
  const page = parseDocument(html).children;
  const rows = DomUtils.findAll(({ attribs }) => 'data-rule' in attribs, page).map((row) => {
    const around = [row, ...ancestorsOf(row)];
    const read = (name: string) =>
      around.find(({ attribs }) => name in attribs)?.attribs[name]?.split(' ') ?? [];
    const [rule, severity] = [read('data-rule'), read('data-severity')];
    const values = { rule, severity, app: read('data-apps'), suite: read('data-suites') };
    const shared = row.attribs['data-shared']?.split(' ') ?? [];
    return { values, count: Number(row.attribs['data-count'] ?? 1), shared };
  });
  const fields = DomUtils.findAll(({ attribs }) => 'value' in attribs, page);
  const offered = byFilter((name) =>
    fields
      .filter((field) =>
        [field, ...ancestorsOf(field)].some(({ attribs }) => attribs.name === name),
      )
      .flatMap(({ attribs }) => attribs.value ?? [])
      .filter((value) => value !== ''),
  );
  return { rows, offered };
}
