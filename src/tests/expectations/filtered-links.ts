import { DomUtils, parseDocument } from 'htmlparser2';
import { toAllowedText } from '../../text/safe/escape-html.ts';

/** A link to a filtered view, with what the page says of it. */
export interface FilteredLink {
  kind: LinkKind;
  /** The page that it is on, relative to the site's folder. */
  page: string;
  /** Below the path that the site is published under. */
  address: string;
  /** The fact, chart, row or panel that it is in; empty for none. */
  about: string;
  /** What it says. */
  said: string;
  /** The number or share beside it; empty for none. */
  shown: string;
}

/** Where links to the explorer are; any other place is an unknown kind. */
export const explorerLinkKinds = [
  'way in',
  'badge of a task',
  'fact of a task',
  'list of a group',
  'figure of a group',
  'bar of a group',
  'hits of a rule',
  'bar',
  'column',
  'cell',
  'suite',
  'share of a suite',
  'results',
] as const;
export type LinkKind =
  | (typeof explorerLinkKinds)[number]
  | 'problems of a rule'
  | 'count of problems'
  | 'unknown';

/** Finds the links of a site to the explorer, or to the problems, that choose values. */
export function findFilteredLinks(
  html: ReadonlyMap<string, string>,
  view: '/tasks/' | '/problems/',
  base: string,
): FilteredLink[] {
  const pages = [...html].filter(([, text]) => text.includes(`${view}?`));
  return pages.flatMap(([page, text]) => findLinksOf(page, text, view, base));
}

function findLinksOf(page: string, html: string, view: string, base: string): FilteredLink[] {
  const here = `${base}/${page.replace(/index\.html$/, '')}`;
  const links = DomUtils.getElementsByTagName('a', parseDocument(html).children);
  return links.flatMap((link) => {
    const { pathname, search } = new URL(link.attribs.href ?? '', `http://site.test${here}`);
    // Words are searched for, and an order has all tasks; they promise nothing.
    const isSearch = ['q', 'sort'].includes([...new URLSearchParams(search).keys()].join(' '));
    if (pathname !== `${base}${view}` || search === '' || isSearch) return [];
    const address = `${pathname.slice(base.length)}${search}`;
    return [{ page, address, ...describe(link, page, view === '/problems/') }];
  });
}

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Document = ReturnType<typeof parseDocument>;
type Description = Pick<FilteredLink, 'kind' | 'about' | 'said' | 'shown'>;

/** The term of the metrics of the tasks of an app that need no internet. */
export const offline = 'Internet apparently not needed, by metric';

function describe(link: Element, page: string, leadsToProblems: boolean): Description {
  const said = textOf(link);
  const simple = { about: '', said, shown: firstNumber(said) };
  const isOnRule = /^rules\/[^/]+\/index\.html$/.test(page);
  if (leadsToProblems && isOnRule) return { kind: 'problems of a rule', ...simple };
  if (leadsToProblems) return { kind: 'count of problems', ...simple };
  if (isOnRule) return { kind: 'hits of a rule', ...simple };

  const around = ancestorsOf(link);
  if (page.startsWith('results/')) return describeResult(link, around);
  const isOnGroup = /^(?:apps|env-change|suites)\/[^/]+\/index\.html$/.test(page);
  const found = describeByClass(link, around) ?? (isOnGroup && describeOnGroup(link, around));
  if (found) return found;
  const isOnFunction = /^(?:actions|getters|metrics)\/[^/]+\/index\.html$/.test(page);
  if (isOnFunction && around.some(({ name }) => name === 'dd')) {
    const shown = findByClass(link, 'quiet').map(textOf)[0] ?? '';
    const name = said.slice(0, said.length - shown.length).trim();
    return { kind: 'bar of a group', about: findTerm(around), said: name, shown };
  }
  if (around.some(({ name, attribs }) => name === 'dl' && hasClass(attribs, 'facts'))) {
    return { kind: 'fact of a task', about: findTerm(around), said, shown: '' };
  }
  const id = findHeading(around)?.attribs.id;
  if (id !== undefined) return describeInChart(link, around, id);
  if (said.endsWith('in the explorer')) return { kind: 'list of a group', ...simple };
  return { kind: 'unknown', ...simple };
}

/** What a class around a link says of it on every page. */
function describeByClass(link: Element, around: readonly Element[]): Description | undefined {
  const isIn = (name: string) => around.some(({ attribs }) => hasClass(attribs, name));
  if (isIn('ways-in')) return describeWayIn(link);
  if (isIn('bands')) return describeBand(link);
  if (isIn('badges')) return { kind: 'badge of a task', about: '', said: textOf(link), shown: '' };
  return isIn('figures') ? describeFigure(link, around) : undefined;
}

function describeOnGroup(link: Element, around: readonly Element[]): Description | undefined {
  const said = textOf(link);
  if (findTerm(around) === offline) {
    const [metric = ''] = DomUtils.getElementsByTagName('code', link).map(textOf);
    const shown = firstNumber(said.slice(metric.length));
    return { kind: 'bar of a group', about: offline, said: metric, shown };
  }
  if (around.some(({ attribs }) => hasClass(attribs, 'facts'))) {
    const found = { about: '', said: 'errors or warnings', shown: firstNumber(said) };
    return { kind: 'figure of a group', ...found };
  }
  if (!around.some(({ name }) => name === 'section')) return undefined;
  const { said: name, shown } = describeInChart(link, around, '');
  return { kind: 'bar of a group', about: textOf(findHeading(around)), said: name, shown };
}

/** The heading of the section around a link. */
function findHeading(around: readonly Element[]): Element | undefined {
  const section = around.find(({ name }) => name === 'section');
  return section && DomUtils.getElementsByTagName('h2', section)[0];
}

function describeInChart(link: Element, around: readonly Element[], chart: string): Description {
  if (around.some(({ name }) => name === 'svg')) {
    const [, said = '', shown = ''] =
      /^(.*): ([\d,]+) /.exec(link.attribs['aria-label'] ?? '') ?? [];
    return { kind: 'column', about: chart, said, shown };
  }
  const cell = around.find(({ name }) => name === 'td');
  if (cell) return describeCell(cell);

  const items = around.filter(({ name }) => name === 'li');
  const [panel] = items.flatMap((item) => DomUtils.getElementsByTagName('h3', item));
  if (panel && around.includes(panel)) {
    const [size = ''] = items
      .flatMap((item) => DomUtils.getElementsByTagName('p', item))
      .map(textOf);
    return { kind: 'suite', about: '', said: textOf(link), shown: firstNumber(size) };
  }
  if (panel) {
    const shown = textOfClass(items[0], 'share');
    return { kind: 'share of a suite', about: textOf(panel), said: textOf(link), shown };
  }
  const shown = firstNumber(textOfClass(link, 'count'));
  return { kind: 'bar', about: chart, said: textOfClass(link, 'name'), shown };
}

/** What systems made of tasks: a number in the row of another run, or in a sentence. */
function describeResult(link: Element, around: readonly Element[]): Description {
  const kind = 'results';
  const cell = around.find(({ name }) => name === 'td');
  if (cell) {
    const row = around.find(({ name }) => name === 'tr');
    const [other] = row ? DomUtils.getElementsByTagName('a', row) : [];
    const about = other?.attribs.href?.split('/').at(-2) ?? '';
    return { ...describeCell(cell), kind, about };
  }
  const item = around.find(({ name }) => name === 'li');
  const [said = '', shown = ''] = textOf(item ?? link).split(': ');
  return { kind, about: '', said, shown: firstNumber(shown) };
}

/** A band of the start page: its label and the number of its tasks. */
function describeBand(link: Element): Description {
  const [label = ''] = DomUtils.getElementsByTagName('b', link).map(textOf);
  const [number = ''] = DomUtils.getElementsByTagName('span', link).map(textOf);
  return { kind: 'way in', about: '', said: label, shown: firstNumber(number) };
}

/** A selection of the start page: its name, perhaps a remark, and the number of its tasks. */
function describeWayIn(link: Element): Description {
  const [number] = DomUtils.getElementsByTagName('b', link);
  const [remark] = DomUtils.getElementsByTagName('small', link);
  const beside = `${textOf(remark)}${textOf(number)}`;
  const said = textOf(link);
  return {
    kind: 'way in',
    about: '',
    said: said.slice(0, said.length - beside.length).trim(),
    shown: textOf(number),
  };
}

/** A number of a group, on its page or in the row of a table that compares groups. */
function describeFigure(link: Element, around: readonly Element[]): Description {
  const kind = 'figure of a group';
  const cell = around.find(({ name }) => name === 'td');
  if (cell) return { ...describeCell(cell), kind };
  const figure = around.find(({ name }) => name === 'div');
  const [term] = figure ? DomUtils.getElementsByTagName('dt', figure) : [];
  return { kind, about: '', said: textOf(term), shown: textOf(link) };
}

/** A cell of a table, about its row, that names its column. */
function describeCell(cell: Element): Description {
  const row = ancestorsOf(cell).find(({ name }) => name === 'tr');
  const table = ancestorsOf(cell).find(({ name }) => name === 'table');
  const cells = row ? elementsIn(row) : [];
  const [head] = table ? DomUtils.getElementsByTagName('tr', table) : [];
  const column = head && elementsIn(head)[cells.indexOf(cell)];
  return { kind: 'cell', about: textOf(cells[0]), said: textOf(column), shown: textOf(cell) };
}

/** What a definition defines. */
function findTerm(around: readonly Element[]): string {
  const definition = around.find(({ name }) => name === 'dd');
  for (let node = definition?.prev; node; node = node.prev) {
    if (isElement(node) && node.name === 'dt') return textOf(node);
  }
  return '';
}

/** The nearest first. */
export function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let node = element.parent; node && isElement(node); node = node.parent) ancestors.push(node);
  return ancestors;
}

const isElement = (node: object): node is Element => 'attribs' in node;

const elementsIn = (element: Element) => DomUtils.getChildren(element).filter(isElement);

const textOf = (element: Element | undefined): string =>
  toLine(DomUtils.textContent(element ?? []));

function textOfClass(element: Element | undefined, name: string): string {
  return textOf(element && findByClass(element, name)[0]);
}

const firstNumber = (text: string): string => /\d[\d,]*/.exec(text)?.[0] ?? '';

/** The elements of a class, among which others may be. */
export const findByClass = (element: Element | Document, name: string): Element[] =>
  DomUtils.findAll(({ attribs }) => hasClass(attribs, name), element.children);

const hasClass = (attributes: Readonly<Record<string, string>>, name: string): boolean =>
  attributes.class?.split(' ').includes(name) ?? false;

/** A text as a page shows it. */
export const toLine = (text: string): string => toAllowedText(text).replaceAll(/\s+/g, ' ').trim();
