/** The beginning of a text, at most so many UTF-16 units long; no character is cut in two. */
export function cutText(text: string, length: number): string {
  const cut = text.slice(0, length);
  return cut.isWellFormed() || !text.isWellFormed() ? cut : cut.slice(0, -1);
}
