import { DomUtils, parseDocument } from 'htmlparser2';
import { expect } from 'vitest';
import { addresses } from '#addresses/addresses.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { countFields, readEvaluators } from './count-fields.ts';
import { readCount } from '../support/read-count.ts';

/** The options and rules on the pages of all metrics are those of the files, and as many. */
export async function expectCountedFields(
  { html, catalogue }: BuiltSite,
  folder: string,
): Promise<void> {
  const evaluators = await readEvaluators(folder);
  for (const { facet, name, segment } of catalogue.groups.metrics) {
    const file = `${addresses.group(facet, segment).slice(1)}index.html`;
    const page = html.get(file);
    if (page === undefined) throw new Error(`the site has no page ${file}`);
    const counted = countFields(evaluators, name);
    expect(shownCounts(page, 'options'), `options of ${name}`).toEqual(counted.options);
    expect(shownCounts(page, 'rules'), `rules of ${name}`).toEqual(counted.rules);
  }
}

/** What a page says of the outermost fields of a part: in how many tasks each is seen. */
function shownCounts(html: string, part: string): Record<string, number> {
  const rows = DomUtils.findAll(
    ({ name, attribs: { id = '' } }) =>
      name === 'tbody' && id.startsWith(`${part}-`) && !id.includes(':'),
    parseDocument(html).children,
  );
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const [head] = DomUtils.getElementsByTagName('th', row);
    const [, seen] = DomUtils.getElementsByTagName('td', row);
    const [, count] = /^\s*([\d,]+) tasks?/.exec(DomUtils.textContent(seen ?? [])) ?? [];
    const [name] = DomUtils.getElementsByTagName('code', head ?? []);
    if (name && count) counts[DomUtils.textContent(name)] = readCount(count);
  }
  return counts;
}
