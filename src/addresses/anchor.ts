import { toSegment } from './segment.ts';

/** The id of a place on a page: "options-ignore_case". The id never contains blanks. */
export function toAnchor(prefix: string, name: string): string {
  return `${prefix}-${toSegment(name)}`;
}

/** The id of a place inside another one; a colon, which no segment contains, separates the two. */
export function toInnerAnchor(outer: string, name: string): string {
  return `${outer}:${toSegment(name)}`;
}
