import { parser } from '@lezer/python';

/** Up to the colon of a line that the first `case` follows. */
const matchHead =
  /^(?<head>[ \t]*match[ \t])(?<subject>[^\n]+?)(?=:[ \t]*(?:#[^\n]*)?\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*[ \t]+case\b)/gm;

/**
 * Writes `match a, b:` as `match a@ b:`, without moving anything: the grammar takes one subject. An
 * `@` reads both sides and makes nothing of them. Can go when the grammar reads several subjects.
 */
export const joinSubjects = (text: string): string =>
  text.replace(matchHead, (_written, head: string, subject: string) => head + join(subject));

function join(subject: string): string {
  const tuple = parser.parse(`(${subject})`).topNode.firstChild?.getChild('TupleExpression');
  const characters = subject.split('');
  for (const { from, nextSibling } of tuple?.getChildren(',') ?? [])
    characters[from - 1] = nextSibling?.name === ')' ? ' ' : '@';
  return characters.join('');
}
