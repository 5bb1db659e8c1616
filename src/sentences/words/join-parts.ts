import type { RichText } from '#text/rich-text.ts';

/** "A", "A and B", "A, B and C". */
export function joinParts(parts: readonly RichText[], word: 'and' | 'or'): RichText {
  return parts.flatMap((part, index) => {
    if (index === 0) return part;
    return [index === parts.length - 1 ? ` ${word} ` : ', ', ...part];
  });
}
