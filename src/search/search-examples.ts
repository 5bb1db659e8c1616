import type { Catalogue } from '#catalogue/catalogue.ts';
import { noValue } from '#catalogue/facets/explorer-facets.ts';
import { listUsedGroups } from '#catalogue/facets/groups.ts';
import { findCollocation } from '#catalogue/overview/collocation.ts';
import { countChosen } from '#catalogue/statistics/chosen-tasks.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import { optionKey } from '#explorer/finder/line-fields.ts';
import { countEach } from '#text/figures/count-each.ts';
import { memoizeWeakly } from '#text/memoize.ts';

/**
 * Searches that show what can be found, each of which finds something in this dataset: words of
 * instructions, words that are read as filters, and an option; where these are few, names too.
 */
export function findSearchExamples({
  groups,
  entries,
}: Pick<Catalogue, 'groups' | 'entries'>): readonly string[] {
  const [id] = entries[0]?.id.split('-') ?? [];
  const [app] = groups.apps;
  const [metric] = listUsedGroups(groups.metrics);
  const option = findOption(entries);
  const examples = [
    findCollocation(entries.map(({ task }) => task.instruction)),
    hasAny(entries, 'live', (value) => value !== noValue) && 'needs a live site',
    hasAny(entries, 'feasible', (value) => value === 'no') && 'infeasible',
    option && `${optionKey}:${option}`,
    app?.label,
    metric?.label,
    id,
  ];
  return examples.filter((example) => typeof example === 'string').slice(0, mostExamples);
}

/** The same for pages, each of which has them. */
export const searchExamples = memoizeWeakly(findSearchExamples);

const mostExamples = 4;

const hasAny = (
  entries: readonly TaskEntry[],
  facet: 'feasible' | 'live',
  has: (value: string) => boolean,
): boolean => countChosen(entries, { facet, has }).tasks > 0;

/** The option of a metric that most tasks have, with a plain value. */
function findOption(entries: readonly TaskEntry[]): string | undefined {
  const names = entries.flatMap(({ task }) => [
    ...new Set(
      task.evaluation.checks.flatMap(({ options }) => Object.entries(options).flatMap(toPlainName)),
    ),
  ]);
  let [option, most]: [string | undefined, number] = [undefined, 0];
  for (const [name, tasks] of countEach(names)) {
    if (tasks > most) [option, most] = [name, tasks];
  }
  return option;
}

function toPlainName([name, value]: [string, unknown]): string[] {
  const isPlain = ['boolean', 'number', 'string'].includes(typeof value);
  return isPlain && /^[a-z]\w{3,23}$/.test(name) ? [name] : [];
}
