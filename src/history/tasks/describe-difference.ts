import { cutText } from '#text/cut-text.ts';
import { describeJson, isTooLarge } from '#text/json/describe-json.ts';
import { formatValue } from '#text/json/format-value.ts';
import type { RichText } from '#text/rich-text.ts';
import { toEscape, toVisibleText } from '#text/safe/visible-text.ts';
import { findWordEnd, findWordStart } from '#text/word-edges.ts';
import { findSharedEnds } from './find-common.ts';

/** Longer texts are shown only where they differ. */
const longestText = 80;
/** The characters before and after a difference that are shown with it. */
const context = 16;

/**
 * What became of a value, as the rest of a sentence: "changed from … to …", "was added: …", "was
 * removed; it was …". An undefined value is one that is not there.
 */
export function describeDifference(
  before: unknown,
  after: unknown,
  { quotes = true }: { quotes?: boolean } = {},
): RichText {
  if (before === undefined) return quotes ? [' was added: ', showValue(after)] : [' was added'];
  if (after === undefined)
    return quotes ? [' was removed; it was ', showValue(before)] : [' was removed'];
  if (!quotes) return [' changed'];
  const [from, to] = showDifferent(before, after);
  return [' changed from ', from, ' to ', to];
}

type Part = { code: string } | string;

/** A value in a sentence: code, unless it is an empty string; a long one is cut. */
export function showValue(value: unknown): Part {
  if (value === '') return 'an empty string';
  if (typeof value !== 'string') return showText(formatValue(value));
  return showText(shorten(value, 0, longestText));
}

function showDifferent(before: unknown, after: unknown): [Part, Part] {
  const areTexts = typeof before === 'string' && typeof after === 'string';
  const write = (value: unknown) => {
    if (isTooLarge(value)) return describeJson(value);
    return areTexts ? String(value) : JSON.stringify(value);
  };
  const written = [write(before), write(after)] as const;
  const [first, second] = looksAlike(...written) ? escapeDifferent(...written) : written;
  if (Math.max(first.length, second.length) <= longestText) {
    // A number and its digits in quotation marks look alike without them.
    return areTexts ? [showValue(first), showValue(second)] : [showText(first), showText(second)];
  }
  const { start, end } = findSharedEnds(first, second);
  const from = findWordStart(first, start - context, start);
  return [
    showText(cutAround(first, from, first.length - end)),
    showText(cutAround(second, from, second.length - end)),
  ];
}

/**
 * Whether readers cannot see a difference: in blanks, invisible characters, how accents are written,
 * or between a line feed and its escape.
 */
function looksAlike(first: string, second: string): boolean {
  const [seen, alike] = [first, second].map((text) =>
    toVisibleText(text)
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/\s/gu, ' '),
  );
  return seen === alike;
}

/** The part that differs, with escapes for what readers may not see. */
function escapeDifferent(first: string, second: string): [string, string] {
  const { start, end } = findSharedEnds(first, second);
  const escape = (text: string) =>
    text.slice(0, start) +
    text.slice(start, text.length - end).replaceAll(/[^ -~]|\\/g, toEscape) +
    text.slice(text.length - end);
  return [escape(first), escape(second)];
}

const showText = (text: string): Part => ({ code: toVisibleText(text) });

/** The part from the first to the last change; of a long one, both ends. */
function cutAround(text: string, from: number, changedTo: number): string {
  const end = changedTo + context;
  const to = findWordEnd(text, end, changedTo);
  if (end <= from + longestText * 2) return shorten(text, from, to - from);
  const middle = from + longestText;
  const last = findWordStart(text, end - longestText, end - longestText + context);
  const first = shorten(text, from, findWordEnd(text, middle, middle - context) - from);
  return `${first} ${shorten(text, last, to - last).slice('…'.length)}`;
}

function shorten(text: string, from: number, length: number): string {
  const part = cutText(text.slice(from), length).toWellFormed();
  return `${from > 0 ? '…' : ''}${part}${from + length < text.length ? '…' : ''}`;
}
