import { addresses } from '#addresses/addresses.ts';
import type { FacetName } from '#addresses/facet-names.ts';
import { assignSegments } from '#addresses/segment.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { facets } from '#catalogue/facets/group-facets.ts';
import { divideGroups, listNamePages } from '#catalogue/facets/groups-without-page.ts';
import { type Group, groupTasks } from '#catalogue/facets/groups.ts';
import { countGroupPages, countPages } from '#catalogue/facets/pagination.ts';
import { indexSuites } from '#catalogue/task/index-suites.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { State, StoredTask } from '../timeline/history.ts';

/** An app, a function or a suite of an earlier state that no task has today. */
interface EarlierGroup {
  facet: FacetName;
  name: string;
  label: string;
  /** The last part of its address. */
  segment: string;
  /** The last release that has it. */
  last: Pick<State, 'segment' | 'version'>;
  /** Of a suite, the tasks that it had last; otherwise all versions that name it. */
  tasks: readonly TaskEntry[];
}

/** An address that a list had in the site of an earlier state, and where its tasks are today. */
interface EarlierAddress {
  folder: string;
  title: string;
  /** The current one. */
  address: string;
}

export interface EarlierLists {
  groups: readonly EarlierGroup[];
  addresses: readonly EarlierAddress[];
}

type Lists = Pick<Catalogue, 'entries' | 'groups' | 'groupsWithoutPage'>;

type ReleasedLists = Lists & { release: EarlierGroup['last'] };

/**
 * What only the sites of earlier states had pages of, and where every other page of a list was. The
 * lists of these sites are made as the current ones are, so no address is missed.
 *
 * @param findEntry finds the page of a task as a state has it
 */
export function listEarlierLists(
  states: readonly State[],
  today: Lists & Pick<Catalogue, 'vocabulary'>,
  findEntry: (task: StoredTask, state: State) => TaskEntry | undefined,
): EarlierLists {
  // A state without suites of its own is not a release, but what the site shows today.
  const earlier = states
    .filter(({ suites }) => suites !== undefined)
    .map((state) => makeLists(state, today.vocabulary, findEntry));
  const groups = listGone(earlier, today);
  return { groups, addresses: listAddresses(earlier, today, groups) };
}

function makeLists(
  state: State,
  vocabulary: Vocabulary,
  findEntry: (task: StoredTask, state: State) => TaskEntry | undefined,
): ReleasedLists {
  const suitesOf = indexSuites(state.suites ?? []);
  const entries = state.tasks.flatMap((task) => {
    const entry = findEntry(task, state);
    return entry ? { ...entry, suites: suitesOf(task) } : [];
  });
  const { groups, withoutPage } = divideGroups(groupTasks(entries, vocabulary), vocabulary);
  const { segment, version } = state;
  return { entries, groups, groupsWithoutPage: withoutPage, release: { segment, version } };
}

function listGone(earlier: readonly ReleasedLists[], today: Lists): EarlierGroup[] {
  return facets.flatMap(({ name: facet }) => {
    const named = [...today.groups[facet], ...today.groupsWithoutPage];
    const ofToday = new Set(named.filter((group) => group.facet === facet).map(({ name }) => name));
    const found = earlier
      .flatMap(({ groups, release }) => groups[facet].map((group) => ({ ...group, release })))
      .filter(({ name }) => !ofToday.has(name));
    const gone = Map.groupBy(found, ({ name }) => name);
    const segments = assignSegments([...ofToday, ...gone.keys()]);
    return [...gone].flatMap(([name, all]) => {
      const last = all.at(-1);
      if (!last) return [];
      const own = facet === 'suites' ? [last] : all;
      const byPath = new Map(own.flatMap(({ tasks }) => tasks.map((task) => [task.path, task])));
      return {
        facet,
        name,
        label: last.label,
        segment: segments.get(name) ?? '',
        last: last.release,
        tasks: [...byPath.values()],
      };
    });
  });
}

function listAddresses(
  earlier: readonly Lists[],
  today: Lists,
  gone: readonly EarlierGroup[],
): EarlierAddress[] {
  const ofToday = listLists(today);
  const firstPages = new Map([
    ...ofToday.map(({ key, pages }) => [key, pages[0]] as const),
    ...gone.map((group) => [toKey(group), addresses.group(group.facet, group.segment)] as const),
  ]);
  const taken = [...ofToday.flatMap(({ pages }) => pages), ...firstPages.values()];
  // Many file systems ignore case.
  const used = new Set(taken.map((address) => address?.toLowerCase()));
  const found: EarlierAddress[] = [];
  for (const { key, title, pages, elsewhere } of earlier.flatMap(listLists)) {
    for (const folder of pages) {
      if (used.has(folder.toLowerCase())) continue;
      used.add(folder.toLowerCase());
      found.push({ folder, title, address: firstPages.get(key) ?? elsewhere });
    }
  }
  return found;
}

/** Every list of a site that may have several pages. */
function listLists({ entries, groups, groupsWithoutPage }: Lists): List[] {
  const ofGroups = facets.flatMap(({ name }) => groups[name]);
  return [
    {
      key: 'tasks',
      title: 'All tasks',
      pages: listPages(countPages(entries), addresses.tasksPage),
      elsewhere: addresses.tasks,
    },
    {
      key: 'names',
      title: 'More names',
      pages: listPages(listNamePages(groupsWithoutPage).length, addresses.names),
      elsewhere: addresses.tasks,
    },
    ...ofGroups.map((group) => ({
      key: toKey(group),
      title: group.label,
      pages: listPages(countGroupPages(group.tasks), (page) =>
        addresses.group(group.facet, group.segment, page),
      ),
      elsewhere: addresses.explorerWith(group),
    })),
  ];
}

interface List {
  key: string;
  title: string;
  /** The addresses of its pages. */
  pages: readonly string[];
  /** Where its tasks are if it has no page. */
  elsewhere: string;
}

const toKey = ({ facet, name }: Pick<Group, 'facet' | 'name'>): string => `${facet}/${name}`;

const listPages = (pages: number, toAddress: (page: number) => string): string[] =>
  Array.from({ length: pages }, (_, index) => toAddress(index + 1));
