import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { readCount } from '../support/read-count.ts';

/** A link to a filtered view. */
export interface FilteredLink {
  /** The page that it is on, relative to the site's folder. */
  page: string;
  /** What it chooses, with its question mark. */
  search: string;
  /** The number that it shows; undefined for none. */
  shown: number | undefined;
}

/** Finds the links of a site to the explorer, or to the findings, that choose values. */
export function findFilteredLinks(
  html: ReadonlyMap<string, string>,
  view: '/tasks/' | '/findings/',
  base: string,
): FilteredLink[] {
  const pages = [...html].filter(([, text]) => text.includes(`${view}?`));
  return pages.flatMap(([page, text]) => {
    const here = `http://site.test${base}/${page.replace(/index\.html$/, '')}`;
    const links = DomUtils.getElementsByTagName('a', parseDocument(text).children);
    return links.flatMap((link) => {
      const { pathname, search } = new URL(link.attribs.href ?? '', here);
      // Words are searched for, and an order has all tasks; they promise nothing.
      const isSearch = ['q', 'sort'].includes([...new URLSearchParams(search).keys()].join(' '));
      if (pathname !== `${base}${view}` || search === '' || isSearch) return [];
      return [{ page, search, shown: findNumber(link) }];
    });
  });
}

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A number that is alone in an element, or before the word "tasks": names have digits too. */
function findNumber(link: Element): number | undefined {
  const texts = DomUtils.filter(({ type }) => type === ElementType.Text, link).map((node) =>
    DomUtils.textContent(node),
  );
  const numbers = texts.flatMap((text) => {
    const [, whole, counted] = /^\s*([\d,]+)\s*$|([\d,]+)\s+tasks?\b/.exec(text) ?? [];
    return whole ?? counted ?? [];
  });
  return numbers.length === 0 ? undefined : readCount(numbers.at(-1));
}

/** The nearest first. */
export function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let node = element.parent; node && 'attribs' in node; node = node.parent)
    ancestors.push(node);
  return ancestors;
}

/** The elements of a class, among which others may be. */
export const findByClass = (
  element: Element | ReturnType<typeof parseDocument>,
  name: string,
): Element[] =>
  DomUtils.findAll(
    ({ attribs }) => attribs.class?.split(' ').includes(name) ?? false,
    element.children,
  );
