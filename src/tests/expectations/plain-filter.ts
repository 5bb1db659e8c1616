import { createRandom, pick as pickWith } from '../support/random.ts';
import type { PlainTask } from './plain-reading.ts';

/** Values that are wanted and values that are ruled out, by facet. */
export interface PlainQuery {
  chosen: readonly Chosen[];
  /** The facets of which a task must have all wanted values, not one of them. */
  all: readonly string[];
}

interface Chosen {
  facet: string;
  value: string;
  isExcluded: boolean;
}

/** The tasks that fit; values of one facet are alternatives unless all are wanted; the rest must apply. */
export function filterPlainly(
  tasks: readonly PlainTask[],
  { chosen, all }: PlainQuery,
): PlainTask[] {
  const wanted = chosen.filter(({ isExcluded }) => !isExcluded);
  return tasks.filter((task) => {
    const has = ({ facet, value }: Chosen) => task.values[facet]?.has(value) ?? false;
    return (
      !chosen.some((one) => one.isExcluded && has(one)) &&
      wanted.every((due) =>
        all.includes(due.facet)
          ? has(due)
          : wanted.some((one) => one.facet === due.facet && has(one)),
      )
    );
  });
}

/**
 * How many tasks have a value, of those that fit the rest: all but its own exclusion and, where one
 * of them suffices, the wanted values of the same facet.
 */
export function countPlainly(
  tasks: readonly PlainTask[],
  query: PlainQuery,
): Map<string, Map<string, number>> {
  const facets = Object.keys(tasks[0]?.values ?? {}).filter((facet) =>
    tasks.some(({ values }) => values[facet]?.size),
  );
  return new Map(
    facets.map((facet) => {
      const isRest = (one: Chosen) =>
        one.isExcluded || one.facet !== facet || query.all.includes(facet);
      const chosen = query.chosen.filter(isRest);
      const found = filterPlainly(tasks, { ...query, chosen });
      const counts = new Map<string, number>();
      for (const { values } of tasks) for (const value of values[facet] ?? []) counts.set(value, 0);
      for (const value of counts.keys()) {
        const isOwn = (one: Chosen) => one.facet === facet && one.value === value;
        const fit = chosen.some((one) => one.isExcluded && isOwn(one))
          ? filterPlainly(tasks, {
              ...query,
              chosen: chosen.filter((one) => !one.isExcluded || !isOwn(one)),
            })
          : found;
        counts.set(value, fit.filter(({ values }) => values[facet]?.has(value)).length);
      }
      return [facet, counts];
    }),
  );
}

/**
 * Draws questions that one task at least answers, since most values taken at random find nothing
 * together. The same seed gives the same ones.
 */
export function drawQueries(
  tasks: readonly PlainTask[],
  count: number,
  seed: number,
): PlainQuery[] {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => pickWith(items, random);
  const facets = Object.keys(tasks[0]?.values ?? {});
  const valuesOf = (facet: string) => [
    ...new Set(tasks.flatMap(({ values }) => [...(values[facet] ?? [])])),
  ];
  return Array.from({ length: count }, () => {
    const model = pick(tasks);
    const drawn = new Map<string, Chosen>();
    const add = (facet: string, value: string, isExcluded: boolean) => {
      const key = `${facet} ${value}`;
      if (!drawn.has(key)) drawn.set(key, { facet, value, isExcluded });
    };
    const number = 1 + random(4);
    while (new Set([...drawn.values()].map(({ facet }) => facet)).size < number) {
      const facet = pick(facets.filter((name) => valuesOf(name).length > 0));
      const own = [...(model.values[facet] ?? [])];
      const isExcluding = random(3) === 0 || own.length === 0;
      if (!isExcluding) add(facet, pick(own), false);
      for (let more = random(3); more >= (isExcluding ? 0 : 1); more--) {
        const value = pick(valuesOf(facet));
        add(facet, value, isExcluding && !own.includes(value));
      }
    }
    const all = [...new Set([...drawn.values()].map(({ facet }) => facet))].filter(
      () => random(2) === 0,
    );
    return { chosen: [...drawn.values()], all };
  });
}
