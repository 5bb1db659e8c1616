/** A part of a whole in whole per cent, never rounded to 0% or 100%. */
export function toPercent(part: number, whole: number): string {
  if (part === 0 || whole === 0) return '0%';
  if (part < whole * 0.01) return '<1%';
  if (part < whole && part > whole * 0.99) return '>99%';
  return `${Math.round((part / whole) * 100)}%`;
}
