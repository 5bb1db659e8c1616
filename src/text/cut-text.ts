/** The beginning of a text, at most so many UTF-16 units long; no character is cut in two. */
export function cutText(text: string, length: number): string {
  const isInPair = (text.codePointAt(length - 1) ?? 0) > 0xffff;
  return text.slice(0, isInPair ? length - 1 : length);
}

/** The end of a text, at most so many UTF-16 units long; no character is cut in two. */
export function cutToEnd(text: string, length: number): string {
  const end = text.slice(-length);
  return end.isWellFormed() ? end : end.slice(1);
}

/** A text without its middle where it is longer than so many UTF-16 units; no character is cut in two. */
export function cutMiddle(text: string, length: number): string {
  if (text.length <= length) return text;
  const half = length / 2;
  return `${cutText(text, half)}…${cutToEnd(text, half)}`;
}

/** The beginning of a text, cut after a word where it is longer than so many UTF-16 units. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = cutText(text, length);
  const atWord = cut.lastIndexOf(' ');
  return `${atWord > length / 2 ? cut.slice(0, atWord).replace(/[,;:.]+$/, '') : cut}…`;
}
