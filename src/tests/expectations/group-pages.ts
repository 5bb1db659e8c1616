import { DomUtils, parseDocument } from 'htmlparser2';
import { expect } from 'vitest';
import type { FixedFacetName } from '#addresses/facet-names.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import { addresses, withBase } from '#addresses/addresses.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { type Element, findByClass } from './filtered-links.ts';
import { readCount } from '../support/read-count.ts';

/** The pages of a group list exactly the tasks that belong to it, in the order of the dataset. */
export function expectGroupPages({ html, catalogue }: BuiltSite, base = ''): void {
  for (const { facet, name, segment } of Object.values(catalogue.groups).flat()) {
    const page = `${addresses.group(facet, segment).slice(1)}index.html`;
    const members = catalogue.entries.filter((entry) =>
      namesOf[facet as FixedFacetName](entry).includes(name),
    );
    const listed = listGroupTasks(page, html, base);
    expect(listed, page).toEqual(members.map(({ path }) => path));
  }
}

/**
 * Where a number is in or beside a link to a group, as in lists and in the sidebar, it is that of
 * the group's tasks.
 *
 * @returns how many such links there are
 */
export function expectGroupCounts({ html, catalogue }: BuiltSite, base = ''): number {
  const groups = Object.values(catalogue.groups).flat();
  const sizes = new Map(
    groups.map(({ facet, segment, tasks }) => [
      withBase(base, addresses.group(facet, segment)),
      tasks.length,
    ]),
  );
  const lists = ['', 'format/', ...Object.keys(namesOf).map((facet) => `${facet}/`)];
  const links = lists.flatMap((page) => {
    const nodes = parseDocument(html.get(`${page}index.html`) ?? '').children;
    return DomUtils.getElementsByTagName('a', nodes);
  });
  const counted = links.flatMap((link) => {
    const size = sizes.get(link.attribs.href ?? '');
    const shown = findNumber(link);
    return size === undefined || shown === undefined
      ? []
      : [{ link: link.attribs.href, size, shown }];
  });
  expect(counted.filter(({ size, shown }) => size !== shown)).toEqual([]);
  return counted.length;
}

/** The number at the end of a link, or of what follows it. */
function findNumber(link: Element): number | undefined {
  const inside = findByClass(link, 'sl-badge').map((badge) => DomUtils.textContent(badge));
  const next = DomUtils.nextElementSibling(link);
  const [text = ''] = [...inside, ...(next?.name === 'span' ? [DomUtils.textContent(next)] : [])];
  if (text.includes('no task')) return 0;
  const [, number] = /(\d[\d,]*)(?:\s+tasks?)?\s*$/.exec(text) ?? [];
  return number === undefined ? undefined : readCount(number);
}

const namesOf: Readonly<Record<FixedFacetName, (entry: TaskEntry) => readonly string[]>> = {
  apps: ({ apps }) => apps.map(({ name }) => name),
  metrics: ({ metrics }) => metrics,
  getters: ({ getters }) => getters,
  actions: ({ actions }) => actions,
  suites: ({ suites }) => suites,
  'env-change': ({ task }) => [task.envChange],
};

/** The paths of the tasks that a group lists on all of its pages, of which one is given. */
function listGroupTasks(page: string, html: ReadonlyMap<string, string>, base: string): string[] {
  const [facet = '', segment = ''] = page.split('/');
  const listed: string[] = [];
  for (let number = 1; ; number++) {
    const text = html.get(`${addresses.group(facet, segment, number).slice(1)}index.html`);
    if (text === undefined) return listed;
    const lists = findByClass(parseDocument(text), 'tasks');
    const links = lists.flatMap((list) => DomUtils.getElementsByTagName('a', list));
    listed.push(...links.map(({ attribs }) => toTaskPath(attribs.href ?? '', base)));
  }
}

const toTaskPath = (address: string, base: string): string =>
  address.slice(`${base}${addresses.tasks}`.length).replace(/\/$/, '');
