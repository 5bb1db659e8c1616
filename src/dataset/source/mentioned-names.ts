import { memoize } from '#text/memoize.ts';

/**
 * Whether a name occurs in any text of Python as a string, an attribute, a parameter, an argument or
 * a field of a class; nothing is parsed.
 */
export const createMentions = (texts: readonly string[]): ((name: string) => boolean) =>
  memoize((name: string) => {
    const candidates = texts.filter((text) => text.includes(name));
    if (candidates.length === 0) return false;
    const written = name.replaceAll(/[$()*+.?[\\\]^{|}\-]/g, String.raw`\$&`);
    const mention = new RegExp(
      String.raw`["']${written}["']|(?<![\w$])${written}\s*(?:=(?!=)|[:,)])|\.${written}(?![\w$])`,
    );
    return candidates.some((text) => mention.test(text));
  });
