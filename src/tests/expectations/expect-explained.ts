import { DomUtils, parseDocument } from 'htmlparser2';
import { expect } from 'vitest';
import { addresses, withBase } from '#addresses/addresses.ts';
import { isObject } from '#text/json/json-value.ts';
import type { BuiltSite } from '../support/built-site.ts';

/** Fields that a task page names whenever the file has them, by their place in the reference. */
const namedFields = {
  config: ['config'],
  evaluator: ['evaluator'],
  snapshot: ['snapshot'],
  trajectory: ['trajectory'],
} as const;

/**
 * From every task page one click leads to the explanation of each metric, getter, action and field
 * that it names.
 */
export function expectExplainedNames({ catalogue, pages, html }: BuiltSite, base = ''): void {
  const linksOf = new Map(pages.map(({ file, links }) => [file, links]));
  for (const entry of catalogue.entries) {
    const file = `tasks/${entry.path}/index.html`;
    const names = [
      ...entry.metrics.map((name) => ['metrics', name] as const),
      ...entry.getters.map((name) => ['getters', name] as const),
      ...entry.actions.map((name) => ['actions', name] as const),
    ];
    const functionLinks = names.map(([facet, name]) => {
      const group = catalogue.findGroup(facet, name);
      return addresses.group(facet, group?.segment ?? 'no such group');
    });
    const fieldLinks = fieldsOf(entry.fields).map(addresses.formatField);
    const links = linksOf.get(file) ?? [];
    const due = [...functionLinks, ...fieldLinks].map((address) => withBase(base, address));
    expect(
      due.filter((address) => !links.includes(address)),
      file,
    ).toEqual([]);
    expect(unlinkedNames(html.get(file) ?? ''), file).toEqual([]);
  }
}

function fieldsOf(fields: Readonly<Record<string, unknown>>): string[] {
  const { evaluator } = fields;
  // The others are named only where they are not as usual.
  const needed = ['proxy', 'fixed_ip'].filter((name) => fields[name] === true);
  const always = ['possibility_of_env_change', 'source', ...needed];
  const present = Object.entries(namedFields).flatMap(([name, anchors]) =>
    fields[name] === undefined ? [] : anchors,
  );
  if (!isObject(evaluator) || evaluator.func === 'infeasible') return [...always, ...present];
  const { postconfig } = evaluator;
  const hasPostconfig = Array.isArray(postconfig) && postconfig.length > 0;
  return [
    ...always,
    ...present,
    'evaluator-result',
    'evaluator-expected',
    ...(hasPostconfig ? ['evaluator-postconfig'] : []),
  ];
}

/** Names of fields in the outermost lists of fields that lead nowhere. */
function unlinkedNames(html: string): string[] {
  const lists = DomUtils.findAll(
    (element) => element.name === 'dl' && element.attribs.class === 'fields',
    parseDocument(html).children,
  );
  const outermost = lists.filter(
    (list) => !lists.some((other) => other !== list && isInside(list, other)),
  );
  return outermost.flatMap((list) =>
    DomUtils.getChildren(list)
      .flatMap((row) =>
        DomUtils.getElementsByTagName('dt', DomUtils.getChildren(row as never), false),
      )
      .filter((name) => DomUtils.getElementsByTagName('a', name).length === 0)
      .map((name) => DomUtils.textContent(name))
      // The codes of dates are explained above their list.
      .filter((name) => !/^\{\w+\}$/.test(name)),
  );
}

function isInside(inner: object, outer: object): boolean {
  for (let node: unknown = inner; node; node = (node as { parent: unknown }).parent) {
    if (node === outer) return true;
  }
  return false;
}
