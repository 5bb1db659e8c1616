import { isObject, type JsonObject } from '#text/json/json-value.ts';
import type { RichText } from '#text/rich-text.ts';
import { describeComparison } from '#vocabulary/metrics/comparison-methods.ts';
import { joinParts } from './join-parts.ts';
import { writeValue } from './write-value.ts';

/** An object with more of them is quoted as the file has it, and so is an array of alternatives. */
const mostLeaves = 4;

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
  const shown = leaves.length > mostLeaves ? [{ path, value }] : leaves;
  const isSeveral = isChoice && path.length === 0 && Array.isArray(value) && value.length > 1;
  return {
    text: joinParts(
      shown.map((leaf) => describeLeaf(leaf, isChoice ?? false)),
      'and',
    ),
    isCompound: shown.length > 1 || isSeveral === true,
  };
}

/** What has a type is called by it: "zoom is less than 260 (sheet_idx = 0)". */
function describeTyped(type: string, rest: JsonObject): DescribedPart {
  const leaves = listLeaves(rest, []);
  const text: RichText = [{ code: writeValue(type) }];
  if (leaves.length > mostLeaves) {
    return { text: [...text, ' (', { code: writeValue(rest) }, ')'], isCompound: false };
  }
  const direct = leaves.filter(({ path }) => path.length === 0);
  const others = leaves.filter(({ path }) => path.length > 0);
  const about = joinParts(
    others.map((leaf) => describeLeaf(leaf, false)),
    'and',
  );
  return {
    text: [
      ...text,
      ...direct.flatMap((leaf): RichText => [
        ' ',
        ...describeLeaf({ relation: 'is', ...leaf }, false),
      ]),
      ...(others.length > 0 ? [' (', ...about, ')'] : []),
    ],
    isCompound: false,
  };
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
    if (first !== undefined && others.length < mostLeaves) {
      const codes = [writeEntry(name, first), ...others].map((code): RichText => [{ code }]);
      return joinParts(codes, 'or');
    }
    const named: RichText = name === '' ? [] : [{ code: writeValue(name) }, ' = '];
    return [...named, 'one of ', { code: writeValue(value) }];
  }
  return [{ code: writeEntry(name, writeValue(value)) }];
}

const writeEntry = (name: string, value: string): string =>
  name === '' ? value : `${writeValue(name)} = ${value}`;
