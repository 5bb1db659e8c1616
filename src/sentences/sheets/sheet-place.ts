import type { RichText } from '#text/rich-text.ts';
import { joinParts } from '../words/join-parts.ts';

/** Where a rule finds a sheet: in the workbook that is judged or in the reference, by its index or its name. */
export interface SheetPlace {
  side: 'result' | 'reference';
  sheet: number | string;
}

/** Sheets that are compared with each other. */
export interface SheetPair {
  one: SheetPlace;
  other: SheetPlace;
}

/** `0` or `RI0`, `RNOrders`, `EI0`, `ENOrders`; undefined for anything else. */
export function toSheetPlace(written: unknown): SheetPlace | undefined {
  if (typeof written === 'number') return { side: 'result', sheet: written };
  if (typeof written !== 'string') return undefined;
  const [, book, kind, sheet = ''] = /^([RE])([IN])(.+)$/s.exec(written) ?? [];
  const isIndex = kind === 'I';
  if (book === undefined || (isIndex && !/^-?\d+$/.test(sheet))) return undefined;
  return {
    side: book === 'R' ? 'result' : 'reference',
    sheet: isIndex ? Number(sheet) : sheet,
  };
}

/** "the first sheet", "the sheet Orders". */
export const describeSheet = ({ sheet }: SheetPlace): RichText =>
  typeof sheet === 'number' ? [`the ${nameOrdinal(sheet)}`] : ['the sheet ', { code: sheet }];

/**
 * "the first sheet", "the sheets Orders and Totals"; "the sheet Orders (compared with the first
 * sheet of the reference)" where a sheet is compared with one of another name.
 */
export function describePairs(pairs: readonly SheetPair[]): RichText {
  const names = pairs.flatMap(({ one, other }) =>
    typeof one.sheet === 'string' && isPlain({ one, other }) ? [one.sheet] : [],
  );
  if (names.length === pairs.length && names.length > 1) {
    const codes = names.map((code): RichText => [{ code }]);
    return ['the sheets ', ...joinParts(codes, 'and')];
  }
  return joinParts(pairs.map(describePair), 'and');
}

function describePair(pair: SheetPair): RichText {
  const { one, other } = pair;
  if (isPlain(pair)) return describeSheet(one);
  const book = other.side === 'result' ? 'the same workbook' : 'the reference';
  const first = one.side === 'result' ? [] : [' of the reference'];
  return [
    ...describeSheet(one),
    ...first,
    ' (compared with ',
    ...describeSheet(other),
    ` of ${book})`,
  ];
}

/** Whether a sheet is compared with that in the same place of the reference. */
const isPlain = ({ one, other }: SheetPair): boolean =>
  one.side === 'result' && other.side === 'reference' && one.sheet === other.sheet;

const nameOrdinal = (index: number): string =>
  index === -1 ? 'last sheet' : (ordinals[index] ?? `sheet at index ${index}`);

const ordinals = ['first sheet', 'second sheet', 'third sheet', 'fourth sheet', 'fifth sheet'];
