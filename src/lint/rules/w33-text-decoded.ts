import type { Path } from '#text/json/json-pointer.ts';
import { machineText, machineStrings } from '../facts/apps/machine-strings.ts';
import { instructionTexts } from '../facts/instruction-texts.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const task = (path: string) => ({ config: [{ type: 'open', parameters: { path } }] });

export const textDecoded = defineTaskRule({
  code: 'W33',
  name: 'text-decoded',
  severity: 'info',
  consequence: 'fails',
  summary: 'Letters beyond ASCII were read in the right encoding.',
  why: 'Text that was read in the wrong encoding has two or three other letters in place of each letter beyond ASCII. A path or an address then names a file that does not exist, and an instruction is unreadable.',
  howToFix:
    'Correct the text and save the file as UTF-8. If a server has the file under the garbled name, rename it there.',
  concerns: ['action', 'getter'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 1, defects: 0 }],
  examples: {
    good: [task('/home/user/Übersicht.pdf')],
    bad: [task('/home/user/Ã\u{9C}bersicht.pdf')],
  },

  message: ({ found }: { found: string }) =>
    `"${found}" was read in the wrong encoding; correct the text`,

  *check(view): Generator<Problem<{ found: string }>> {
    for (const { text, at } of instructionTexts(view.fields)) yield* findGarbled(text, at);
    const all = machineText(view);
    if (!garbled.test(all) && !garbledByGbk.test(all)) return;
    for (const { text, at } of machineStrings(view)) yield* findGarbled(text, at);
  },
});

/** Control characters that no text contains, and the usual pairs of letters; not the end of a quotation. */
const garbled = /[\u{80}-\u{9F}]|[ÂÃ](?:[\u{A0}-\u{BA}\u{BC}-\u{BF}]|(?<!«[^«»]{0,80})»)|â€/u;

/** What GBK makes of the letters and symbols of Latin-1 in UTF-8, such as × and é; not 楼 and 路, which follow numbers. */
const asGbk =
  '脌脕脗脙脛脜脝脟脠脡脢脣脤脥脦脧脨脩脪脫脭脮脰脳脴脵脷脹脺脻脼脽脿谩芒茫盲氓忙莽猫茅锚毛矛铆卯茂冒帽貌贸么玫枚梅酶霉煤没眉媒镁隆垄拢陇娄搂篓漏陋芦卢颅庐炉掳卤虏鲁麓碌露赂鹿潞禄录陆戮驴';
/** Such a letter within Latin text, or what it makes of a dash or a quotation mark. */
const garbledByGbk = new RegExp(
  String.raw`(?:(?<=[\p{Script=Latin}\d])[${asGbk}](?!\p{Script=Han})|(?<!\p{Script=Han})[${asGbk}](?=[\p{Script=Latin}\d])|[鈥鈭鈫])`,
  'u',
);
const garbledQuote = /[鈥鈭鈫]/u;
const otherChinese = new RegExp(String.raw`(?![${asGbk}鈥鈭鈫])\p{Script=Han}`, 'u');

/** A part of a word on either side; not the characters that end one, nor the rest of a long one. */
const before = /[^ \n\t"]{0,24}$/;
const after = /^[^ \n\t"]{0,24}/;

function* findGarbled(text: string, at: Path): Generator<Problem<{ found: string }>> {
  const place = findGarbledPlace(text);
  if (place < 0) return;
  const [start = ''] = before.exec(text.slice(Math.max(0, place - 24), place)) ?? [];
  const [end = ''] = after.exec(text.slice(place)) ?? [];
  yield { at, found: start + end };
}

function findGarbledPlace(text: string): number {
  const place = text.search(garbled);
  if (place >= 0 || !garbledByGbk.test(text)) return place;
  // Chinese text has such letters too, but others beside them.
  return otherChinese.test(text) ? text.search(garbledQuote) : text.search(garbledByGbk);
}
