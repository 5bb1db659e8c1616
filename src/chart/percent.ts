/** A length as a part of the longest, in per cent, for an attribute of SVG. */
export function toLength(part: number, longest: number): string {
  return `${longest === 0 ? 0 : Math.round((part / longest) * 1000) / 10}%`;
}
