/** The steps of the scale; 0 is not shaded. */
const shadeCount = 5;

/** Counts that share a shade. */
export interface ShadeRange {
  shade: number;
  from: number;
  /** Itself included. */
  to: number;
}

/**
 * The shade of a count, from 1 for the fewest to 5 for the most. Shades follow the square root, so
 * that small counts, the most frequent ones, can be distinguished.
 */
export function toShade(count: number, most: number): number {
  if (count <= 0) return 0;
  const share = Math.sqrt(Math.min(1, count / most));
  return Math.max(1, Math.ceil(share * shadeCount - 1e-9));
}

/** The range of counts of each shade, the fewest first, without shades that no count has. */
export function toShadeRanges(most: number): ShadeRange[] {
  const ends = Array.from({ length: shadeCount }, (_, index) =>
    Math.floor(most * ((index + 1) / shadeCount) ** 2 + 1e-9),
  );
  return ends
    .map((to, index) => ({ shade: index + 1, from: (ends[index - 1] ?? 0) + 1, to }))
    .filter(({ from, to }) => from <= to);
}
