import { isObject, type JsonObject } from '#text/json/json-value.ts';
import type { RichText } from '#text/rich-text.ts';
import { describeComparison } from '#vocabulary/metrics/comparison-methods.ts';
import { joinParts } from './join-parts.ts';
import { writeValue } from './write-value.ts';

/** Of an object or of alternatives with more than the second, as many as the first are shown. */
const shownLeaves = 4;
const mostLeaves = 6;

/** How one of several values is described. */
interface PartOptions {
  /** What it is called, where it is that of an object. */
  name?: string | undefined;
  /** Whether an array in place of a value lists several of which one is enough. Default: false. */
  isChoice?: boolean | undefined;
}

/** A value with the words for it. */
export interface DescribedPart {
  text: RichText;
  /** Whether it is several values that belong together: "a = 1 and b = 2". */
  isCompound: boolean;
}

/**
 * One of several values of a rule or an option: a string or number itself, an object by what is in it, such
 * as "theme = dark", or by what it demands, such as "size is at least 5".
 */
export function describePart(value: unknown, { name, isChoice }: PartOptions = {}): DescribedPart {
  const path = name === undefined ? [] : [name];
  const { type, ...rest } = isObject(value) ? value : {};
  if (name === undefined && typeof type === 'string') return describeTyped(type, rest);
  const leaves = isObject(value) ? listLeaves(value, path) : [{ path, value }];
  const isSeveral = isChoice && path.length === 0 && Array.isArray(value) && value.length > 1;
  return {
    text: joinLeaves(leaves, isChoice ?? false),
    isCompound: leaves.length > 1 || isSeveral === true,
  };
}

/** What has a type is called by it: "zoom is less than 260 (sheet_idx = 0)". */
function describeTyped(type: string, rest: JsonObject): DescribedPart {
  const leaves = listLeaves(rest, []);
  const text: RichText = [{ code: writeValue(type) }];
  const direct = leaves.filter(({ path }) => path.length === 0);
  const others = leaves.filter(({ path }) => path.length > 0);
  return {
    text: [
      ...text,
      ...direct.flatMap((leaf): RichText => [
        ' ',
        ...describeLeaf({ relation: 'is', ...leaf }, false),
      ]),
      ...(others.length > 0 ? [' (', ...joinLeaves(others, false), ')'] : []),
    ],
    isCompound: false,
  };
}

function joinLeaves(leaves: readonly Leaf[], isChoice: boolean): RichText {
  const shown = leaves.length > mostLeaves ? leaves.slice(0, shownLeaves) : leaves;
  const others = leaves.length - shown.length;
  const parts = shown.map((leaf) => describeLeaf(leaf, isChoice));
  return joinParts([...parts, ...(others > 0 ? [[`${others} more`]] : [])], 'and');
}

/** A value that contains no other names, with the names that lead to it. */
interface Leaf {
  path: readonly string[];
  value: unknown;
  /** How it is compared, where that is not for being equal: "is at least". */
  relation?: string;
}

function listLeaves(record: JsonObject, path: readonly string[]): Leaf[] {
  const { method, ref, key, ...others } = record;
  const comparison = typeof method === 'string' ? describeComparison(method, ref) : undefined;
  if (comparison && ref !== undefined) {
    const keys = Array.isArray(key) ? key : [key].filter((one) => one !== undefined);
    const about = listInner(others, path);
    return [...about, { ...toLeaf(comparison), path: [...path, ...keys.map(String)] }];
  }
  return listInner(record, path);
}

const toLeaf = ({ words, ref }: { words: string; ref?: unknown }): Omit<Leaf, 'path'> =>
  words === 'is' ? { value: ref } : { value: ref, relation: words };

const listInner = (record: JsonObject, path: readonly string[]): Leaf[] =>
  Object.entries(record).flatMap(([name, value]) => {
    const inner = [...path, name];
    const isNested = isObject(value) && Object.keys(value).length > 0;
    return isNested ? listLeaves(value, inner) : [{ path: inner, value }];
  });

function describeLeaf({ path, value, relation }: Leaf, isChoice: boolean): RichText {
  const name = path.join(' › ');
  if (relation !== undefined) {
    const compared: RichText = value === undefined ? [] : [' ', { code: writeValue(value) }];
    return [...(name === '' ? [] : [{ code: writeValue(name) }, ' ']), relation, ...compared];
  }
  if (isChoice && Array.isArray(value)) {
    const [first, ...others] = value.map((one) => writeValue(one));
    if (first !== undefined) {
      const shown = others.length > mostLeaves ? others.slice(0, shownLeaves - 1) : others;
      const codes = [writeEntry(name, first), ...shown].map((code): RichText => [{ code }]);
      const rest = others.length - shown.length;
      return joinParts([...codes, ...(rest > 0 ? [[`one of ${rest} others`]] : [])], 'or');
    }
  }
  return [{ code: writeEntry(name, writeValue(value)) }];
}

const writeEntry = (name: string, value: string): string =>
  name === '' ? value : `${writeValue(name)} = ${value}`;
