import type { RichText } from '../../text/rich-text.ts';

/** Parts as a sentence: with a capital at its start and a full stop at its end. */
export function toSentence(parts: RichText): RichText {
  const [first = '', ...others] = parts.filter((part) => part !== '');
  const start = typeof first === 'string' ? [capitalize(first)] : [first];
  return [...start, ...others, '.'];
}

/** A part of a sentence that continues another one. */
export function toClause([first = '', ...others]: RichText): RichText {
  if (typeof first !== 'string') return [first, ...others];
  return [`${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...others];
}

const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
