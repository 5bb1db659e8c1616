import { collectStrings } from '#text/json/collect-strings.ts';
import { createSimilarSets } from '#text/similarity/similar-sets.ts';
import { shinglesOf, wordsOf } from '#text/similarity/shingles.ts';
import { toGetterName, type Vocabulary } from '#vocabulary/vocabulary.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { isInfeasibleTask } from '../task/feasibility.ts';
import { listEvaluators, listSetupSteps } from '#format/task-parts.ts';
import { placeholderMetric } from '#vocabulary/metrics/placeholder.ts';
import { createInstructionFinder } from './similar-instructions.ts';
import { append, findTaskLinks } from './task-links.ts';

/** Tasks that a reader of a task may want to see too; each only once, under the closest relation. */
export type Related = Readonly<Record<Relation, readonly TaskEntry[]>>;

type Relation =
  /** One names the other by its id in a field of the project's own. */
  | 'linked'
  /** Their instructions share most of their phrases, or rare words where an app is the same. */
  | 'wording'
  /** They were made from the same page or post. */
  | 'source'
  /** They begin with a file of the same name. */
  | 'files'
  /** They are judged by the same metrics over the same getters. */
  | 'wiring'
  /** They cannot be done either, with the same app. */
  | 'infeasible';

export const relations: readonly Relation[] = [
  'linked',
  'wording',
  'source',
  'files',
  'wiring',
  'infeasible',
];

/** The share of common phrases from which two instructions count as similar. */
const leastAlike = 0.5;
/** Of each relation, and of all. */
const shown = 4;
const shownInAll = 8;
/** A file of more tasks is a part of the environment. */
const mostFileSharers = 6;

/** Finds all relations at once, in time proportional to the number of tasks. */
export function createRelatedFinder(
  entries: readonly TaskEntry[],
  vocabulary: Vocabulary,
): (entry: TaskEntry) => Related {
  const listFiles = createFileLister(vocabulary);
  const linksOf = findTaskLinks(entries);
  const nearOf = findSimilar(entries);
  const findAlike = createInstructionFinder(entries);
  const sources = groupBy(entries, listSources);
  const files = groupBy(entries, listFiles);
  const wirings = groupBy(entries, (entry) => [describeWiring(entry)]);
  const infeasible = groupBy(entries, listInfeasible);
  return (entry) => {
    const seen = new Set([entry]);
    const pick = (candidates: readonly TaskEntry[]) => {
      const most = Math.min(shown, shownInAll + 1 - seen.size);
      const picked = [...new Set(candidates)].filter((one) => !seen.has(one)).slice(0, most);
      for (const task of picked) seen.add(task);
      return picked;
    };
    const follow = (groups: ReadonlyMap<string, Group>, keys: readonly string[]) =>
      pick(keys.flatMap((key) => following(groups, key, entry)));
    return {
      linked: pick(linksOf.get(entry) ?? []),
      wording: pick([...(nearOf.get(entry) ?? []), ...findAlike(entry)]),
      source: follow(sources, listSources(entry)),
      files: follow(
        files,
        listFiles(entry).filter((file) => (files.get(file)?.tasks.length ?? 0) <= mostFileSharers),
      ),
      wiring: follow(wirings, [describeWiring(entry)]),
      infeasible: follow(infeasible, listInfeasible(entry)),
    };
  };
}

const listSources = ({ task }: TaskEntry): string[] => task.sources.filter(isAddress);

/** Of each task that cannot be done, its apps. */
const listInfeasible = (entry: TaskEntry): string[] =>
  isInfeasibleTask(entry) ? entry.apps.map(({ name }) => name) : [];

/** Lists the names of the files that a task puts on the machine, such as "report.docx", without archives. */
const createFileLister =
  (vocabulary: Vocabulary) =>
  ({ task }: TaskEntry): string[] =>
    listSetupSteps(task)
      .filter(({ type }) => vocabulary.find('action', type)?.contract.effect?.kind === 'put files')
      .flatMap(({ parameters }) => collectStrings(parameters))
      .map((path) => path.split(/[/?#\\]/).at(-1) ?? '')
      .filter((name) => /^.+\.[a-z0-9]{2,5}$/is.test(name))
      .filter((name) => !/\.(?:gz|rar|tar|tgz|xz|zip)$/i.test(name));

function findSimilar(entries: readonly TaskEntry[]): Map<TaskEntry, TaskEntry[]> {
  const similarSets = createSimilarSets(leastAlike);
  const added: TaskEntry[] = [];
  const nearOf = new Map<TaskEntry, TaskEntry[]>();
  for (const entry of entries) {
    const shingles = shinglesOf(wordsOf(entry.task.instruction));
    if (shingles.length === 0) continue;
    const near = similarSets.add(shingles, () => true);
    added.push(entry);
    const other = near && added[near.index];
    if (!other) continue;
    append(nearOf, entry, other);
    append(nearOf, other, entry);
  }
  return nearOf;
}

/** The members of a group after a task, then those before it, so that each task gets others. */
function following(
  groups: ReadonlyMap<string, Group>,
  key: string,
  entry: TaskEntry,
): readonly TaskEntry[] {
  const group = groups.get(key);
  const position = group?.positions.get(entry);
  if (!group || position === undefined) return [];
  const { tasks } = group;
  // Some of them may already be shown for another reason.
  const wanted = Math.min(tasks.length - 1, 3 * shown);
  return Array.from(
    { length: wanted },
    (_, index) => tasks[(position + 1 + index) % tasks.length],
  ).filter((task) => task !== undefined);
}

interface Group {
  tasks: TaskEntry[];
  positions: Map<TaskEntry, number>;
}

function groupBy(
  entries: readonly TaskEntry[],
  keysOf: (entry: TaskEntry) => readonly string[],
): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const entry of entries) {
    for (const key of new Set(keysOf(entry))) {
      if (key === '') continue;
      const group: Group = groups.get(key) ?? { tasks: [], positions: new Map() };
      group.positions.set(entry, group.tasks.push(entry) - 1);
      groups.set(key, group);
    }
  }
  return groups;
}

/** Which getters feed which metrics; empty for a task without metrics. */
function describeWiring({ task }: TaskEntry): string {
  return listEvaluators(task)
    .flatMap(({ evaluation: { checks, conj } }) => {
      const wires = checks
        .filter(({ metric }) => metric !== undefined && metric !== placeholderMetric)
        .map(({ metric = '', result, expected }) =>
          [result, expected].reduce(
            (wire, source) =>
              `${wire} ${source?.type === undefined ? '-' : toGetterName(source.type)}`,
            metric,
          ),
        );
      return wires.length === 0 ? [] : [conj, ...wires];
    })
    .join('\n');
}

const isAddress = (source: string): boolean => /^https?:\/\/[^/]+\/./.test(source);
