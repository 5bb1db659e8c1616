import { isObject, readOwn, type JsonObject } from '#text/json/json-value.ts';
import { type RichText, toPlainText } from '#text/rich-text.ts';
import type { Field } from '#vocabulary/contract/contract.ts';
import { describeNamedValues } from '../words/describe-named-values.ts';
import { describeValues, mostValues } from '../words/describe-values.ts';
import { joinParts } from '../words/join-parts.ts';
import { describeSheetChecks } from './describe-sheet-checks.ts';
import { describePairs, type SheetPair, toSheetPlace } from './sheet-place.ts';

/**
 * What the rules of a comparison of workbooks ask for: "the same cell values and chart types on the first
 * sheet" of those that compare two sheets, which are worded by the `type` of the field; and "the cell A1 of
 * the first sheet is bold" of the others. Undefined where no rule is of that kind, or one is not understood.
 */
export function describeSheetRules(
  rules: unknown,
  field: Field,
): Record<'same' | 'checks', RichText | undefined> | undefined {
  if (!Array.isArray(rules)) return undefined;
  const compared: Aspect[] = [];
  const checked: JsonObject[] = [];
  for (const rule of rules as unknown[]) {
    if (!isObject(rule)) return undefined;
    const aspects = Object.hasOwn(rule, 'sheet_idx') ? [] : listAspects(rule, field);
    if (!aspects) return undefined;
    compared.push(...aspects);
    if (aspects.length === 0) checked.push(rule);
  }
  const checks = describeSheetChecks(checked, field);
  if (checked.length > 0 && !checks) return undefined;
  return { same: compared.length === 0 ? undefined : describeAspects(compared), checks };
}

/** One thing that is compared. */
interface Aspect {
  words: RichText;
  /** Undefined for one that is about the whole workbook. */
  sheets: SheetPair | undefined;
}

/** What a rule compares, and where; undefined for one without words or without sheets that can be read. */
function listAspects(rule: JsonObject, { fields, variants }: Field): Aspect[] | undefined {
  const type = String(rule.type);
  const words = readOwn(fields, 'type')?.wording;
  const keys = readOwn(variants, type);
  if (!isObject(words) || !keys) return undefined;
  const [one, other] = [toSheetPlace(rule.sheet_idx0), toSheetPlace(rule.sheet_idx1)];
  const sheets = one && other && { one, other };
  if (!sheets && keys.length > 0) return undefined;
  const whole = words[type];
  const parts = keys.flatMap((key) => {
    const value = rule[key.replace(/\?$/, '')];
    return Array.isArray(value) ? value.map((part) => describeAspect(type, part, words)) : [];
  });
  // Settings that may be left out add to what is compared anyway.
  const isWhole = parts.length === 0 || keys.some((key) => key.endsWith('_props?'));
  const all = [
    ...(isWhole && typeof whole === 'string' ? [describeWhole(whole, rule)] : []),
    ...parts,
  ];
  return all.length === 0 || all.includes(undefined)
    ? undefined
    : all.filter((part) => part !== undefined).map((part) => ({ words: part, sheets }));
}

const describeWhole = (
  words: string,
  { precision, ignore_case: ignoresCase, type }: JsonObject,
) => {
  if (typeof precision === 'number') return [`${words} (rounded to ${precision} decimals)`];
  return [ignoresCase === true && type === 'sheet_print' ? `${words} (ignoring case)` : words];
};

/** A property by its name, or a rule for ranges of cells. */
function describeAspect(type: string, part: unknown, words: JsonObject): RichText | undefined {
  if (typeof part === 'string') {
    const worded = words[`${type}.${part}`];
    return typeof worded === 'string'
      ? [worded]
      : [`${String(words[type])} (`, { code: part }, ')'];
  }
  if (!isObject(part)) return undefined;
  const { type: kind, range, ...settings } = part;
  const worded = words[`${type}.${String(kind)}`];
  const ranges = describeValues(range, { noun: 'cell range' });
  const named = describeNamedValues(Object.entries(settings));
  return typeof worded === 'string' && ranges
    ? [`${worded} of `, ...ranges, ...(named ? [' (', ...named, ')'] : [])]
    : undefined;
}

/** "the same sheet names, the same cell values on the sheets A and B and the same charts on the first sheet". */
function describeAspects(aspects: readonly Aspect[]): RichText {
  const byWords = Map.groupBy(aspects, ({ words }) => toPlainText(words));
  const parts = [...byWords.values()].map((group) => ({
    words: group[0]?.words ?? [],
    place: describePlace(group.flatMap(({ sheets }) => sheets ?? [])),
  }));
  const byPlace = Map.groupBy(parts, ({ place }) => toPlainText(place));
  const groups = [...byPlace.values()].map((group): RichText => [
    'the same ',
    ...joinParts(
      group.map(({ words }, index) => (index === 0 ? words : repeatSame(words))),
      'and',
    ),
    ...(group[0]?.place ?? []),
  ]);
  return joinParts(groups, 'and');
}

/** "The same or similar contents" cannot share its first words. */
const repeatSame = (words: RichText): RichText =>
  typeof words[0] === 'string' && words[0].startsWith('or ') ? ['the same ', ...words] : words;

function describePlace(pairs: readonly SheetPair[]): RichText {
  const distinct = [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()];
  if (distinct.length === 0) return [];
  if (distinct.length > mostValues) return [` on the ${distinct.length} sheets below`];
  return [' on ', ...describePairs(distinct)];
}
