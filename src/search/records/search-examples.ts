import type { Catalogue } from '../../catalogue/catalogue.ts';

/** Things to search for that this dataset has: an app, a metric, and the beginning of an id. */
export function searchExamples({ groups, entries }: Catalogue): string[] {
  const [id] = entries[0]?.id.split('-') ?? [];
  return [groups.apps[0]?.label, groups.metrics[0]?.label, id].flatMap((example) => example ?? []);
}
