/** The beginning of a text, at most so many UTF-16 units long; no character is cut in two. */
export function cutText(text: string, length: number): string {
  const isInPair = (text.codePointAt(length - 1) ?? 0) > 0xffff;
  return text.slice(0, isInPair ? length - 1 : length);
}
