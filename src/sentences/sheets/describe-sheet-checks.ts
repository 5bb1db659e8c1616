import { isObject, readOwn, type JsonObject } from '#text/json/json-value.ts';
import { type RichText, toPlainText } from '#text/rich-text.ts';
import type { Field } from '#vocabulary/contract/contract.ts';
import { describeComparison } from '#vocabulary/metrics/comparison-methods.ts';
import { describePart } from '../words/describe-part.ts';
import { describeValues, mostValues } from '../words/describe-values.ts';
import { joinParts } from '../words/join-parts.ts';
import { describeSheet, toSheetPlace } from './sheet-place.ts';

/**
 * What rules about a single sheet ask for: "the cell E3 of the first sheet is bold", "the zoom of the
 * sheet Orders is less than 120". Undefined where there is none, or one is not understood.
 */
export function describeSheetChecks(
  rules: readonly JsonObject[],
  field: Field,
): RichText | undefined {
  const checks = rules
    .map((rule) => toSheetCheck(rule, field))
    .filter((check) => check !== undefined);
  if (checks.length === 0 || checks.length < rules.length) return undefined;
  const groups = Map.groupBy(checks, ({ cell, sheet, demand }) =>
    toPlainText([cell === undefined ? '' : 'cell ', ...sheet, ...demand]),
  );
  if (groups.size > mostValues) return describeMany(checks);
  const clauses = [...groups.values()].map((group): RichText => {
    const [{ sheet, demand, noun } = emptyCheck] = group;
    const cells = group.flatMap(({ cell }) => cell ?? []);
    if (cells.length === 0) return [`the ${noun} of `, ...sheet, ...demand];
    const named = describeValues(cells, { noun }) ?? [];
    return [...(cells.length > 1 ? ['each of '] : []), ...named, ' of ', ...sheet, ...demand];
  });
  return clauses.flatMap((clause, index) => (index === 0 ? clause : [', and ', ...clause]));
}

interface SheetCheck {
  noun: string;
  cell: string | undefined;
  sheet: RichText;
  demand: RichText;
}

const emptyCheck: SheetCheck = { noun: '', cell: undefined, sheet: [], demand: [] };

function toSheetCheck(rule: JsonObject, { fields }: Field): SheetCheck | undefined {
  const { type, sheet_idx: index, coordinate, props, dv_props: validations } = rule;
  const place = toSheetPlace(index);
  if (!place) return undefined;
  const sheet = describeSheet(place);
  if (type === 'zoom') return withDemand({ noun: 'zoom', sheet }, describeDemand(rule));
  if (Array.isArray(validations)) {
    return withDemand({ noun: 'data validation', sheet }, describeValidations(validations));
  }
  if (typeof coordinate !== 'string' || !isObject(props)) return undefined;
  const words = readOwn(fields, 'props')?.wording;
  const demands = Object.entries(props).map(([name, asked]) =>
    describeProperty(isObject(words) ? (words[name] ?? name) : name, asked),
  );
  return demands.includes(undefined)
    ? undefined
    : withDemand(
        { noun: 'cell', cell: coordinate, sheet },
        joinParts(
          demands.filter((demand) => demand !== undefined),
          'and',
        ),
      );
}

const withDemand = (
  { noun, cell, sheet }: { noun: string; cell?: string; sheet: RichText },
  demand: RichText | undefined,
): SheetCheck | undefined => demand && { noun, cell, sheet, demand: [' ', ...demand] };

/** "is at least 5"; undefined for a method that is not known. */
function describeDemand({ method, ref }: JsonObject): RichText | undefined {
  const comparison = typeof method === 'string' ? describeComparison(method, ref) : undefined;
  if (!comparison) return undefined;
  return comparison.ref === undefined
    ? [comparison.words]
    : [`${comparison.words} `, ...(describeValues(comparison.ref, {}) ?? describePart('').text)];
}

/** Of the validations of a sheet, of which there must be as many; each must be like one of them. */
function describeValidations(asked: readonly unknown[]): RichText | undefined {
  const each = asked.map((one) =>
    Object.entries(isObject(one) ? one : {}).flatMap(([name, demanded]) => {
      const demand = isObject(demanded) ? describeDemand(demanded) : undefined;
      return demand ? [[{ code: name }, ' ', ...demand]] : [];
    }),
  );
  if (each.length === 0 || each.length > mostValues || each.some((one) => one.length === 0))
    return undefined;
  const listed = joinParts(
    each.map((demands) => joinParts(demands, 'and')),
    'or',
  );
  return [
    each.length === 1 ? 'is there, and ' : `is there ${each.length} times, and in each `,
    ...listed,
  ];
}

/** "is bold", "has the fill colour FF0000FF", "has a value that is at least 5". */
function describeProperty(words: string, asked: unknown): RichText | undefined {
  const demand = isObject(asked) ? describeDemand(asked) : undefined;
  if (!isObject(asked) || !demand) return demand;
  if (asked.method === 'eq' && typeof asked.ref === 'boolean') {
    return [asked.ref ? `is ${words}` : `is not ${words}`];
  }
  const [verb, ...value] = demand;
  return verb === 'is ' ? [`has the ${words} `, ...value] : [`has a ${words} that `, ...demand];
}

/** Checks of which each asks for something else. */
function describeMany(checks: readonly SheetCheck[]): RichText {
  const sheets = new Map(checks.map(({ sheet }) => [toPlainText(sheet), sheet]));
  const places = sheets.size > mostValues ? [[`${sheets.size} sheets`]] : [...sheets.values()];
  const cells = new Set(
    checks.map(({ noun, cell, sheet }) => [noun, cell, toPlainText(sheet)].join()),
  );
  return [
    `${cells.size} cells of `,
    ...joinParts(places, 'and'),
    ` meet the ${checks.length} rules below`,
  ];
}
