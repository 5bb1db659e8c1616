import { cutText } from '#text/cut-text.ts';
import { count } from '#text/figures/plural.ts';
import { type RichText, toPlainText } from '#text/rich-text.ts';
import type { DisplayField, DisplayRow, DisplayValue } from '../values/display-kinds.ts';

/** About two lines at the side of a figure, and about one. */
const longestText = 80;
const longestLine = 30;

/**
 * The values of rules in a few words each, after the names of the rules.
 *
 * @param isOwn whether they are those of a project's own metric, of which any name may say something.
 */
export function toValueTexts(rules: readonly DisplayField[], isOwn = false): RichText[] {
  const names = new Set(rules.map(({ name }) => name));
  const isBare = isOwn ? (name: string) => name === 'rules' : isBareName;
  return rules
    .filter(({ value }) => isOwn || (value.kind !== 'empty' && !isChoiceOf(names, value)))
    .flatMap(({ name, says, value }) => {
      if (says !== undefined && value.kind === 'words') {
        return [nameText(says, [value.text])];
      }
      const texts = listTexts(value);
      return isBare(name) ? texts : texts.map((text) => nameText(name, text));
    });
}

/** The place in the figure says that a value is expected. */
const isBareName = (name: string): boolean => /^(?:rules|expect(?:ed)?)$/.test(name);

/** `"type": "url"` beside `"url"` says only which of the rules counts. */
function isChoiceOf(names: ReadonlySet<string>, value: DisplayValue): boolean {
  const chosen = value.kind === 'words' ? value.value : value;
  return chosen?.kind === 'literal' && (names.has(chosen.text) || names.has(`${chosen.text}s`));
}

function listTexts(value: DisplayValue): RichText[] {
  if (value.kind === 'table') return value.rows.map(toRowText);
  if (value.kind === 'fields') {
    return value.fields.map((field) => nameText(field.name, toText(field.value)));
  }
  if (value.kind !== 'list') return [toText(value)];
  const texts = value.items.map(toText);
  const joined = joinTexts(texts);
  return toPlainText(joined).length <= longestLine ? [joined] : texts;
}

function toText(value: DisplayValue): RichText {
  switch (value.kind) {
    case 'empty':
      return [value.text];
    case 'words':
      return value.value ? nameText(value.text, toText(value.value)) : [value.text];
    case 'list':
      return value.items.length === 1
        ? ['[', ...countLong(listTexts(value)), ']']
        : countLong(listTexts(value));
    case 'table':
    case 'fields':
      return countLong(listTexts(value));
    default:
      return [{ code: toLine(value.text) }];
  }
}

const toRowText = ({ cells }: DisplayRow): RichText =>
  cells.flatMap((cell, index) => (index === 0 ? toText(cell) : [' ', ...toText(cell)]));

const nameText = (name: string, text: RichText): RichText => [`${name} `, ...text];

const joinTexts = (texts: readonly RichText[]): RichText =>
  texts.flatMap((text, index) => (index === 0 ? text : [', ', ...text]));

function countLong(texts: readonly RichText[]): RichText {
  const joined = joinTexts(texts);
  const isShort = texts.length === 1 || toPlainText(joined).length <= longestText;
  return isShort ? joined : [count(texts.length, 'value')];
}

function toLine(text: string): string {
  const whole = text.trim();
  const [line = ''] = whole.split('\n');
  const shown = cutText(line, longestText);
  return shown === whole ? shown : `${shown}…`;
}
