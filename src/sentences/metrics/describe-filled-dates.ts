import type { Check } from '#format/task.ts';
import { isObject } from '#text/json/json-value.ts';
import type { RichText } from '#text/rich-text.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { joinParts } from '../words/join-parts.ts';
import { writeValue } from '../words/write-value.ts';

/** Which dates a getter fills into codes such as "{Year}" when the task runs; empty for any other. */
export function describeFilledDates({ expected }: Check, vocabulary: Vocabulary): RichText {
  const from = vocabulary.find('getter', expected?.type ?? '')?.contract.from;
  const rules = expected?.fields.rules;
  if (from?.kind !== 'task file' || from.dates === undefined || !isObject(rules)) return [];
  const dates = rules[from.dates];
  const given = isObject(dates) ? Object.values(dates) : [];
  const { from: start, to: end } = isObject(dates) ? dates : {};
  if (typeof start === 'string' && typeof end === 'string' && !isSplit(start)) {
    const [one, other] = [writeDate(start), writeDate(end)];
    return [
      ', with the date of ',
      ...one,
      ' filled into ',
      { code: 'from' },
      ' and that of ',
      ...other,
      ' into ',
      { code: 'to' },
    ];
  }
  const texts = given.filter((date) => typeof date === 'string').map((date) => writeDate(date));
  if (texts.length === 0) return [];
  const noun = texts.length === 1 ? 'the date' : 'the dates';
  return [`, with ${noun} of `, ...joinParts(texts, 'and'), ' filled in'];
}

const isSplit = (date: string): boolean => date.endsWith(' split');

/** "next Monday split" fills the day, the month and the year each by itself. */
const writeDate = (date: string): RichText => [{ code: writeValue(date.replace(/ split$/, '')) }];
