/** In characters. The parser may lose its way in a text that is much longer. */
const longestPart = 200_000;

const partStart = /^(?:@|(?:async[ \t]+)?def[ \t]|class[ \t])/gm;

/** Where the parts of a long text begin: with a function or class at its top level, as far as lines show it. */
export function findPartStarts(text: string): number[] {
  const starts = [0];
  for (const { index } of text.length > longestPart ? text.matchAll(partStart) : []) {
    if (index - (starts.at(-1) ?? 0) < longestPart) continue;
    const line = text.slice(text.lastIndexOf('\n', index - 2) + 1, index);
    // A decorator belongs to what follows it.
    if (!/^[@)#]/.test(line)) starts.push(index);
  }
  return starts;
}
