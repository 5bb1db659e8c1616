import { severities, type Severity } from '../model/finding.ts';

/** The most severe findings or causes up to a limit, in their order. */
export function selectMostSevere<Item extends { severity: Severity }>(
  items: readonly Item[],
  limit: number,
): readonly Item[] {
  if (items.length <= limit) return items;
  const ranked = severities.flatMap((severity) =>
    items.filter((item) => item.severity === severity),
  );
  const selected = new Set(ranked.slice(0, limit));
  return items.filter((item) => selected.has(item));
}
