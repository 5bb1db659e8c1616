import type { Path } from '../../text/json-pointer.ts';
import { machineText, machineStrings } from '../facts/machine-strings.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const task = (path: string) => ({ config: [{ type: 'open', parameters: { path } }] });

export const textDecoded = defineTaskRule({
  code: 'W33',
  name: 'text-decoded',
  severity: 'info',
  summary: 'Letters beyond ASCII were read in the right encoding.',
  why: 'Text that was read in the wrong encoding has two or three other letters in place of each letter beyond ASCII. A path or an address then names a file that does not exist, and an instruction is unreadable.',
  howToFix:
    'Correct the text and save the file as UTF-8. If a server has the file under the garbled name, rename it there.',
  concerns: ['action', 'getter'],
  examples: {
    good: [task('/home/user/Übersicht.pdf')],
    bad: [task('/home/user/Ã\u{9C}bersicht.pdf')],
  },

  message: ({ found }: { found: string }) =>
    `"${found}" was read in the wrong encoding; correct the text`,

  *check(view): Generator<Problem<{ found: string }>> {
    const { instruction } = view.fields;
    if (typeof instruction === 'string') yield* findGarbled(instruction, ['instruction']);
    if (!garbled.test(machineText(view))) return;
    for (const { text, at } of machineStrings(view)) yield* findGarbled(text, at);
  },
});

/** Control characters that no text contains, and the usual pairs of letters. */
const garbled = /[\u{80}-\u{9F}]|[ÂÃ][\u{A0}-\u{BF}]|â€/u;
const context = 12;

function* findGarbled(text: string, at: Path): Generator<Problem<{ found: string }>> {
  const place = text.search(garbled);
  if (place >= 0) yield { at, found: text.slice(Math.max(0, place - context), place + context) };
}
