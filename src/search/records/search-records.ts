import type { Catalogue } from '../../catalogue/catalogue.ts';
import { facets, findFacet } from '../../catalogue/facets/group-facets.ts';
import { type FacetName } from '../../catalogue/addresses/facet-names.ts';
import { findStepStrings } from '../../catalogue/setup/steps/describe-step.ts';
import { collectStrings } from '../../text/collect-strings.ts';
import type { TaskEntry } from '../../catalogue/task/task-entry.ts';
import { addresses } from '../../catalogue/addresses/addresses.ts';
import { deriveReference, type ReferenceField } from '../../format/reference.ts';
import { writeFilterValue } from './filter-value.ts';
import type { SearchKindLabel } from './search-kinds.ts';
import { textSeparator } from './search-text.ts';
import { spaceScripts } from './space-scripts.ts';

/** A possible search result, in the form of a Pagefind custom record. */
export interface SearchRecord {
  /** Without the base path. */
  url: string;
  content: string;
  language: string;
  meta: Record<string, string>;
  filters: { kind: [SearchKindLabel] } & Partial<Record<'app' | 'metric' | 'change', string[]>>;
}

/**
 * A record for each task, made from its file alone. Pagefind itself splits names into words:
 * `compare_table` is also found as "compare table".
 */
export const recordTasks = (
  entries: readonly TaskEntry[],
  { language }: Pick<Catalogue['about'], 'language'>,
): SearchRecord[] => entries.map((entry) => toSearchRecord(taskRecord(entry), language));

/** A record for every group of tasks, every rule and every field of the format. */
export const recordOtherPages = (catalogue: Catalogue): SearchRecord[] =>
  [...listOtherPages(catalogue)].map((record) => toSearchRecord(record, catalogue.about.language));

function toSearchRecord(
  { url, content, meta, filters }: Omit<SearchRecord, 'language'>,
  language: string,
): SearchRecord {
  return { url, content: spaceScripts(content), language, meta, filters };
}

function* listOtherPages(catalogue: Catalogue): Generator<Omit<SearchRecord, 'language'>> {
  for (const rule of catalogue.rules) yield ruleRecord(rule);
  for (const { fields } of deriveReference()) yield* fields.map(fieldRecord);
  for (const facet of facets) {
    for (const group of catalogue.groups[facet.name]) {
      yield {
        url: addresses.group(facet.name, group.segment),
        content: [...new Set([group.label, group.name, facet.label, group.entry?.summary ?? ''])]
          .filter(Boolean)
          .join('. '),
        meta: {
          title: group.label,
          kind: facet.singular,
          tasks: String(group.tasks.length),
        },
        filters: { kind: [kindsOfGroups[facet.name]] },
      };
    }
  }
}

function fieldRecord({
  name,
  anchor,
  action,
  about,
}: ReferenceField): Omit<SearchRecord, 'language'> {
  const title = action === undefined ? name : `${name} of ${action}`;
  return {
    url: addresses.formatField(anchor),
    content: [title, about.description, ...(about.guidance ?? [])].join(' '),
    meta: { title, kind: 'field' },
    filters: { kind: ['Format fields'] },
  };
}

function ruleRecord({
  code,
  name,
  summary,
  why,
}: Catalogue['rules'][number]): Omit<SearchRecord, 'language'> {
  return {
    url: addresses.rule(code),
    content: [code, name, summary, why].join('. '),
    meta: { title: `${code} ${name}`, kind: 'rule' },
    filters: { kind: ['Rules'] },
  };
}

function taskRecord(entry: TaskEntry): Omit<SearchRecord, 'language'> {
  const { task, id, path, apps, metrics, getters, actions, hosts } = entry;
  const steps = [...task.setup, ...task.evaluation.postconfig];
  const judged = collectStrings(task.evaluation.checks);
  return {
    url: addresses.task(path),
    content: [
      task.instruction,
      id,
      // The start of a UUID is how people quote a task.
      id.split('-')[0],
      ...apps.flatMap(({ name, label }) => [label, name]),
      ...metrics,
      ...getters,
      ...actions,
      ...hosts,
      ...hosts.map((host) => host.replace(/^www\./, '')),
      ...new Set([...task.sources, ...steps.flatMap(findStepStrings), ...judged]),
    ].join(textSeparator),
    meta: {
      title: task.instruction || id,
      kind: 'task',
      id,
      apps: apps.map(({ label }) => label).join(', '),
      metrics: metrics.join(', '),
    },
    filters: {
      kind: ['Tasks'],
      app: apps.map(toFilterValue),
      metric: [...metrics],
      change: findFacet('env-change').groupsOf(entry).map(toFilterValue),
    },
  };
}

const kindsOfGroups: Readonly<Record<FacetName, SearchKindLabel>> = {
  apps: 'Apps',
  metrics: 'Metrics',
  'env-change': 'Environment change',
  getters: 'Getters',
  actions: 'Setup actions',
  suites: 'Suites',
};

const toFilterValue = ({ name, label }: { name: string; label: string }): string =>
  writeFilterValue(name, label);
