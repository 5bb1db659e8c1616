import type { Catalogue } from '../catalogue/catalogue.ts';

/** Searches that find something in this dataset: an app, a metric, and the beginning of an id. */
export function searchExamples({ groups, entries }: Catalogue): string[] {
  const [id] = entries[0]?.id.split('-') ?? [];
  return [groups.apps[0]?.label, groups.metrics[0]?.label, id].flatMap((example) => example ?? []);
}
