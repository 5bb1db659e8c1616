import { hash } from 'node:crypto';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { facets, findFacet } from '../../catalogue/groups/facets.ts';
import type { Group } from '../../catalogue/groups/groups.ts';
import { pageOf } from '../../catalogue/groups/pagination.ts';
import { findRuleHits } from '../../catalogue/problems/problems.ts';
import type { TaskEntry } from '../../catalogue/task/task-entry.ts';
import { viewTask } from './task-page-data.ts';
import { countSearchParts } from '../../search/records/search-parts.ts';
import type { RuleMeta } from '../../lint/model/rule.ts';
import type { GroupPage } from '../../site/page/group-paths.ts';
import { searchExamples } from '../../search/records/search-examples.ts';
import { catalogueSidebar } from '../../site/page/sidebar.ts';

/** Names the content of a page: a page whose key is that of the former build is the same. */
export interface PageKeys {
  /** Names all that is known of a task. */
  entry: (entry: TaskEntry) => string;
  task(entry: TaskEntry): string;
  namesakes(tasks: readonly TaskEntry[]): string;
  /** One page of the list of all tasks. */
  list(page: number): string;
  group(page: GroupPage): string;
  rule(meta: RuleMeta): string;
}

/**
 * The keys of a catalogue's pages. Each covers the very data that its page is given, and all that
 * any page may show: what the dataset says of itself, the sidebar, and where links lead.
 */
export function createPageKeys(catalogue: Catalogue): PageKeys {
  const { about, skippedFiles, entries, groups } = catalogue;
  const keys = new Map<unknown, string>(entries.map((entry) => [entry, digestTask(entry)]));
  const digestParts = (parts: unknown[]) =>
    digest(parts, (_, value: unknown) => {
      if (value instanceof Set) return [...(value as Set<unknown>)];
      // A task stands for all that is known of it.
      return keys.get(value) ?? value;
    });
  const everywhere = digestParts([
    about,
    skippedFiles,
    catalogueSidebar(catalogue),
    searchExamples(catalogue),
    countSearchParts(entries.length),
    listLinks(catalogue),
  ]);
  const countsOf = facets
    .flatMap(({ name }) => groups[name])
    .map(countTasks)
    .sort();
  const counts = digestParts(countsOf);
  const keyOf = (...parts: unknown[]) => digestParts([everywhere, ...parts]);

  return {
    entry: (entry) => keys.get(entry) ?? digestTask(entry),
    task: (entry) => keyOf(viewTask(entry, catalogue)),
    namesakes: (tasks) => keyOf(tasks),
    list: (page) => keyOf(page, entries.length, pageOf(entries, page)),
    group({ group, page }) {
      const { tasks, ...own } = group;
      const shown = [own, page, tasks.length, pageOf(tasks, page)];
      const kind = findFacet(group.facet).functions;
      if (kind === undefined || page > 1) return keyOf(shown);
      const contract = catalogue.findContract(kind, group.name);
      const companions = catalogue.findUsage(kind, group.name)?.companions;
      return keyOf(shown, tasks, counts, contract, companions);
    },
    rule: (meta) => keyOf(meta, findRuleHits(catalogue, meta.code)),
  };
}

/** Where a link may lead: every group, and every place on the page of a function. */
function listLinks({ groups, findContract }: Catalogue): unknown[] {
  const links = facets.flatMap(({ name: facet, functions: kind }) =>
    groups[facet].map(({ name, label, segment }) => [
      facet,
      name,
      label,
      segment,
      ...(kind === undefined ? [] : findContract(kind, name).anchors),
    ]),
  );
  // Their order is that of their tasks, which only lists show.
  return links.map((link) => JSON.stringify(link)).sort();
}

const countTasks = ({ facet, name, tasks }: Group) => `${facet} ${name} ${tasks.length}`;

/** The text says what the fields say, and what the task is that they were read as. */
const digestTask = ({ fields: _fields, task: _task, ...told }: TaskEntry): string => digest(told);

function digest(value: unknown, replacer?: (key: string, value: unknown) => unknown): string {
  return hash('sha256', JSON.stringify(value, replacer));
}
