const contextHead = /^[ \t]*(?:async[ \t]+)?with[ \t]*\(/gm;
const comment = /#[^\n]*/g;
const asName = /\sas\s/;
const colonNext = /[ \t]*:/y;
/** In characters; more than the contexts of a statement have. */
const longestContexts = 2_000;

/**
 * Blanks the brackets of `with (a as b, c as d):`, which the grammar does not know, and the line
 * breaks within them, without moving anything. Can go when the grammar reads them.
 */
export function openContexts(text: string): string {
  let opened = '';
  let done = 0;
  for (const { 0: head, index } of text.matchAll(contextHead)) {
    const open = index + head.length - 1;
    const close = open < done ? undefined : findClosing(text, open);
    if (close === undefined) continue;
    const inner = text
      .slice(open + 1, close)
      .replace(comment, (written) => ' '.repeat(written.length));
    colonNext.lastIndex = close + 1;
    if (!asName.test(inner) || !colonNext.test(text)) continue;
    const flat = inner.replace(/,(?=\s*$)/, ' ').replace(/[\r\n]/g, ' ');
    opened += `${text.slice(done, open)} ${flat} `;
    done = close + 1;
  }
  return opened + text.slice(done);
}

/** The bracket that closes one; undefined for one with a colon directly within it. */
function findClosing(text: string, open: number): number | undefined {
  const end = Math.min(text.length, open + longestContexts);
  let depth = 0;
  for (let at = open; at < end; at++) {
    const character = text[at];
    if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === '#') {
      const next = text.indexOf('\n', at);
      if (next === -1) return undefined;
      at = next;
    } else if (depth === 1 && character === ':') return undefined;
    if (depth === 0) return at;
  }
  return undefined;
}
