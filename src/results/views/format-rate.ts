import type { Interval } from '../model/rates.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** A share in per cent with a digit behind the point, never rounded to 0% or 100%; a dash for none. */
export function formatRate(share: number | undefined): string {
  if (share === undefined) return '–';
  if (share > 0 && share < 0.001) return '<0.1%';
  if (share < 1 && share > 0.999) return '>99.9%';
  return `${(share * 100).toFixed(1)}%`;
}

/** A share in whole per cent: "48%". */
export const formatWholePercent = (share: number): string => `${Math.round(share * 100)}%`;

/** An interval of shares: "27.5–41.6%"; empty for none. */
export function formatInterval(interval: Interval | undefined): string {
  if (!interval) return '';
  return `${(interval.low * 100).toFixed(1)}–${(interval.high * 100).toFixed(1)}%`;
}

/** A difference of shares in percentage points, with its sign. */
export function formatDifference(difference: number | undefined): string {
  if (difference === undefined) return '–';
  const points = (Math.abs(difference) * 100).toFixed(1);
  if (points === '0.0') return '0';
  return `${difference < 0 ? '−' : '+'}${points}`;
}

/** A number with at most one digit behind the point. */
export const formatTenths = (number: number): string => formatCount(Math.round(number * 10) / 10);
