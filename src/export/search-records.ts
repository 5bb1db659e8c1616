import type { Catalogue } from '../catalogue/catalogue.ts';
import { facets, findFacet } from '../catalogue/facets.ts';
import { findStepTexts } from '../catalogue/setup/step-story.ts';
import { textsIn } from '../catalogue/texts-in.ts';
import type { TaskEntry } from '../catalogue/task/task-entry.ts';
import { addresses } from '../catalogue/urls.ts';
import { deriveReference, type ReferenceField } from '../format/reference.ts';
import { spaceScripts } from './space-scripts.ts';

/** One thing that search can find, in the form of a Pagefind custom record. */
export interface SearchRecord {
  /** Without the base path. */
  url: string;
  content: string;
  language: string;
  meta: Record<string, string>;
  filters: Record<string, string[]>;
}

/** A record for every task, every group of tasks, every rule and every field of the format. */
export function* searchRecords(catalogue: Catalogue): Generator<SearchRecord> {
  for (const record of describeAll(catalogue)) {
    yield { ...record, content: spaceScripts(record.content) };
  }
}

function* describeAll(catalogue: Catalogue): Generator<SearchRecord> {
  const { language } = catalogue.about;
  for (const entry of catalogue.entries) yield { ...taskRecord(entry), language };
  for (const card of catalogue.rules) yield { ...ruleRecord(card), language };
  for (const { fields } of deriveReference()) {
    for (const field of fields) yield { ...fieldRecord(field), language };
  }
  for (const facet of facets) {
    for (const group of catalogue.groups[facet.name]) {
      yield {
        url: addresses.group(facet.name, group.segment),
        content: [group.label, spaced(group.name), facet.label, group.entry?.summary ?? '']
          .filter(Boolean)
          .join('. '),
        language,
        meta: {
          title: group.label,
          kind: facet.singular,
          tasks: String(group.tasks.length),
        },
        filters: { kind: [facet.label] },
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
    content: [title, spaced(name), about.description, ...(about.guidance ?? [])].join(' '),
    meta: { title, kind: 'field' },
    filters: { kind: ['Format'] },
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
    content: [code, name, spaced(name.replaceAll('-', '_')), summary, why].join('. '),
    meta: { title: `${code} ${name}`, kind: 'rule' },
    filters: { kind: ['Rules'] },
  };
}

function taskRecord(entry: TaskEntry): Omit<SearchRecord, 'language'> {
  const { task, id, path, apps, metrics, getters, actions, hosts } = entry;
  const steps = [...task.setup, ...task.evaluation.postconfig];
  const judged = [...textsIn(task.evaluation.checks)];
  const names = [...metrics, ...getters, ...actions];
  return {
    url: addresses.task(path),
    content: [
      task.instruction,
      id,
      // The start of a UUID is how people quote a task.
      id.split('-')[0],
      ...apps.flatMap(({ name, label }) => [label, name]),
      ...names,
      ...names.map(spaced),
      ...hosts,
      ...new Set([...task.sources, ...steps.flatMap(findStepTexts), ...judged]),
    ].join('\n'),
    meta: {
      title: task.instruction || id,
      kind: 'task',
      id,
      apps: apps.map(({ label }) => label).join(', '),
      metrics: metrics.join(', '),
    },
    filters: {
      kind: ['Tasks'],
      app: apps.map(({ label }) => label),
      metric: [...metrics],
      change: findFacet('env-change')
        .groupsOf(entry)
        .map(({ label }) => label),
    },
  };
}

/** `compare_table` is also found as "compare table". */
const spaced = (name: string): string => name.replaceAll('_', ' ');
