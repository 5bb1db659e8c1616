/** Where the first word begins at or after a position; the position itself if none does before a limit. */
export function findWordStart(text: string, from: number, limit: number): number {
  if (from <= 0) return 0;
  return from + Math.max(0, text.slice(from - 1, limit).search(/\s/));
}

/** Where the last word ends at or before a position; the position itself if none does after a limit. */
export function findWordEnd(text: string, to: number, limit: number): number {
  if (to >= text.length) return text.length;
  const blank = text.slice(limit, to + 1).search(/\s\S*$/);
  return blank === -1 ? to : limit + blank;
}
