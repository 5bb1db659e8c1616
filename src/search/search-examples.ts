import type { Catalogue } from '#catalogue/catalogue.ts';
import { listUsedGroups } from '#catalogue/facets/groups.ts';

/** Searches that find something in this dataset: an app, a metric, and the beginning of an id. */
export function searchExamples({ groups, entries }: Catalogue): string[] {
  const [id] = entries[0]?.id.split('-') ?? [];
  const [app] = groups.apps;
  const [metric] = listUsedGroups(groups.metrics);
  return [app?.label, metric?.label, id].flatMap((example) => example ?? []);
}
