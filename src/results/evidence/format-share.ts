import type { Interval } from '../model/rates.ts';

/** A share as "48%". */
export const formatShare = (share: number): string => `${Math.round(share * 100)}%`;

/** Both ends of the interval of a correlation. */
export const formatInterval = ({ low, high }: Interval): string =>
  `95% interval ${low.toFixed(2)} to ${high.toFixed(2)}`;
