import { DomUtils, parseDocument } from 'htmlparser2';
import { expect } from 'vitest';
import { addresses } from '#addresses/addresses.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { readCount } from '../support/read-count.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

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

/* A count of its own, from nothing but the files: it shares no code with what it checks. */

interface Counts {
  options: Record<string, number>;
  rules: Record<string, number>;
}

/** The evaluators of all files of a folder that have one. */
async function readEvaluators(folder: string): Promise<Evaluator[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((file) => file.endsWith('.json'));
  const evaluators = files.map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8');
    return (JSON.parse(text.replace(/^\uFEFF/, '')) as { evaluator?: Evaluator }).evaluator ?? [];
  });
  return (await Promise.all(evaluators)).flat();
}

/** In how many files a metric is given each option and each rule, by name. */
function countFields(evaluators: readonly Evaluator[], metric: string): Counts {
  const counts: Counts = { options: {}, rules: {} };
  for (const evaluator of evaluators) {
    const seen = { options: new Set<string>(), rules: new Set<string>() };
    for (const [index, func] of [evaluator.func].flat().entries()) {
      if (func !== metric) continue;
      for (const key of keysOf([evaluator.options].flat()[index])) seen.options.add(key);
      for (const side of [evaluator.result, evaluator.expected]) {
        for (const key of rulesOf([side].flat()[index])) seen.rules.add(key);
      }
    }
    for (const part of ['options', 'rules'] as const) {
      for (const key of seen[part]) counts[part][key] = (counts[part][key] ?? 0) + 1;
    }
  }
  return counts;
}

const keysOf = (record: object | null | undefined): string[] => Object.keys(record ?? {});

/** A getter of relative dates keeps two keys of the rules for itself. */
function rulesOf(source: Source | null | undefined): string[] {
  const { type, rules } = source ?? {};
  if (typeof rules !== 'object' || Array.isArray(rules)) return [];
  const own = type === 'rule_relativeTime' ? ['relativeTime', 'timezone'] : [];
  return keysOf(rules).filter((key) => !own.includes(key));
}

interface Evaluator {
  func?: string | string[];
  options?: object | (object | null)[];
  result?: Source | (Source | null)[];
  expected?: Source | (Source | null)[];
}

interface Source {
  type?: string;
  rules?: unknown;
}
