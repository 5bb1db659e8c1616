import type { RecordedFindings } from '#lint/baseline/baseline-schema.ts';
import { keyOf } from '#lint/baseline/record-findings.ts';
import type { CheckedTarget } from './check-targets.ts';

/** What a baseline records and no target has. */
export function listGone(checked: readonly CheckedTarget[], path?: string): RecordedFindings[] {
  const applied = checked.flatMap(({ baseline }) =>
    baseline && (path === undefined || baseline.baseline.path === path) ? [baseline] : [],
  );
  const byPath = Map.groupBy(applied, ({ baseline }) => baseline.path);
  return [...byPath.values()].flatMap((group) => {
    const [first, ...others] = group.map(({ gone }) => gone);
    const counts = others.map((gone) => new Map(gone.map((one) => [keyOf(one), one.count])));
    return (first ?? []).flatMap((record) => {
      const missing = counts.map((gone) => gone.get(keyOf(record)) ?? 0);
      const least = Math.min(record.count, ...missing);
      return least > 0 ? [{ ...record, count: least }] : [];
    });
  });
}
