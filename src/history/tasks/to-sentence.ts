import { capitalise } from '#text/first-letter.ts';
import type { RichText } from '#text/rich-text.ts';

/** Parts as a sentence: with a capital at its start and a full stop at its end. */
export function toSentence(parts: RichText): RichText {
  const [first = '', ...others] = parts.filter((part) => part !== '');
  const start = typeof first === 'string' ? [capitalise(first)] : [first];
  return [...start, ...others, '.'];
}
