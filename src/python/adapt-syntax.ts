/**
 * Writes what the grammar does not know in another way, without moving anything. Each can go when the
 * grammar reads it. What a lookbehind repeats has a limit, as it is tried at every place of a text that
 * may be long and hostile.
 */
export const adaptSyntax = (text: string): string =>
  replacements.reduce((adapted, replace) => replace(adapted), adaptRawFormats(text));

const replacements: readonly ((text: string) => string)[] = [
  // `1.`, whose dot it takes for access to a member, and in `1. if a else b` even the `if` for its name.
  (text) =>
    text.replace(
      /(?<![\w.])(\d[\d_]*)\.(?!\w|\.(?!\w)|\.\d)|(?<![\w.])(\d[\d_]*)\.(?=(?:and|else|for|if|in|is|not|or)\b)/g,
      (written) => `${written.slice(0, -1)}0`,
    ),
  // `t"{a}"`
  (text) => text.replace(/(?<![\w"'])(r?)t(?=r?["'])/gi, '$1f'),
  // The types in `def f[T = int]()`.
  (text) =>
    text.replace(
      /(?<=^[ \t]{0,99}(?:(?:async[ \t]{1,9})?def|class|type)[ \t]{1,9}\w{1,99})\[[^\n]*?\](?=[ \t]*[(:=])/gm,
      blank,
    ),
  // `a[*b]`
  (text) => text.replace(/(?<=[\w\])]\[)\*(?=[\w(])/g, ' '),
  // `/` in a `lambda`, and a comma before its colon.
  (text) =>
    text.replace(
      /(?<=\blambda\b[^:\n]{0,200}),[ \t]{0,9}\/(?=[ \t]{0,9}[,:])(?:[ \t]{0,9},(?=[ \t]{0,9}:))?|(?<=\blambda[^:\n()]{0,200}),(?=[ \t]{0,9}:)/g,
      blank,
    ),
  // `with a as b.c`, `with a as b["c"]` and `with a as (b, c)`.
  (text) =>
    text.replace(
      /(?<=\bas[ \t]{1,9})(?:\w+(?:\.\w+|\[[^\]\n]{0,99}\])+|(?:\([\w.,\s]+\)|\[[\w.,\s]+\])(?=\s*[:,)]))/g,
      (target) =>
        /^\w/.test(target)
          ? target.replace(/\W/g, '_')
          : target.replaceAll('.', '_').replace(/,(?=\s*[)\]])|[()[\]\s]/g, ' '),
    ),
  // Decorators that are not a name or a call of one; within brackets, `@` is an operator.
  (text) =>
    text.replace(
      /(?<=^[ \t]{0,99}@)(?![ \t]*[\w.]+[ \t]*(?:\((?![^\n]*\)[ \t]*[([])|#|\r?$))[^\n]+(?=\n[ \t]*(?:@|#|async\b|class\b|def\b|\r?\n))/gm,
      (name) => name.replace(/./g, '_'),
    ),
  // `{a := 1}` is a set, and in `f"{a:=5}"` the colon begins a format.
  (text) => text.replace(/(?<=\{[ \t]{0,9}[\w.]{1,99}[ \t]{0,9}):=/g, '=='),
  // `print` as a name, at the start of a statement.
  (text) => text.replace(/^([ \t]*)p(?=rint[ \t]*(?:[.,]|>>|<<|=(?!=)))/gm, '$1_'),
  // `case a() | b():` within brackets.
  (text) =>
    text.replace(/^[ \t]+case[ \t(][^:]{0,2000}:/gm, (head) =>
      head.replace(/(?<=\w)\((?=\))\)/g, '._'),
    ),
  (text) => text.replaceAll('\f', ' '),
];

const blank = (text: string): string => ' '.repeat(text.length);

const rawFormat = /(?<!\w)(?:rf|fr)("""|'''|"|')/gi;

/** In characters. */
const longestFormat = 100_000;

/** In `rf"\{{"`, the backslash is one, but the grammar takes it for an escape of the bracket. */
function adaptRawFormats(text: string): string {
  let adapted = '';
  let done = 0;
  for (const { 0: head, 1: quote = '', index } of text.matchAll(rawFormat)) {
    const start = index + head.length;
    if (start < done) continue;
    const end = endOfFormat(text, start, quote);
    adapted += text.slice(done, start) + text.slice(start, end).replace(/\\(?=[{}])/g, '_');
    done = end;
  }
  return adapted + text.slice(done);
}

/** The offset of the closing quote; a quote within brackets belongs to a string there. */
function endOfFormat(text: string, start: number, quote: string): number {
  const most = Math.min(text.length, start + longestFormat);
  let depth = 0;
  for (let at = start; at < most; at++) {
    const character = text[at];
    if (character === '{' && text[at + 1] === '{' && depth === 0) at++;
    else if (character === '{') depth++;
    else if (character === '}' && depth > 0) depth--;
    else if (character === '\\' && !/[{}]/.test(text[at + 1] ?? '')) at++;
    else if (character === '\n' && quote.length === 1) return at;
    else if (depth === 0 && text.startsWith(quote, at)) return at;
  }
  return most;
}
