/** A part of a whole in whole per cent, never rounded to 0% or 100%. */
export function toPercent(part: number, whole: number): string {
  if (part === 0 || whole === 0) return '0%';
  if (part < whole * 0.01) return '<1%';
  if (part < whole && part > whole * 0.99) return '>99%';
  return `${Math.round((part / whole) * 100)}%`;
}

/** A length as a part of the longest, in per cent, for an attribute of SVG. */
export function toLength(part: number, longest: number): string {
  return `${longest === 0 ? 0 : Math.round((part / longest) * 1000) / 10}%`;
}
