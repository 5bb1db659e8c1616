import { capitalise } from '../../text/first-letter.ts';
import { type RichText, toPlainText } from '../../text/rich-text.ts';

/** Parts as a sentence: with a capital at its start and a full stop at its end, except after an ellipsis. */
export function toSentence(parts: RichText): RichText {
  const [first = '', ...others] = parts.filter((part) => part !== '');
  const start = typeof first === 'string' ? [capitalise(first)] : [first];
  const end = toPlainText(parts).endsWith('…') ? [] : ['.'];
  return [...start, ...others, ...end];
}
