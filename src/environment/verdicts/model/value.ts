import type { Target } from '#environment/digests/names/references.ts';
import type { PythonModule } from '#environment/modules/python-module.ts';
import type { AstNode } from '#python/abstract/ast-node.ts';

/** The variables of a function that is executed, and what is around it. */
export interface Scope {
  module: PythonModule;
  variables: Map<string, Value>;
  outer?: Scope | undefined;
  depth: number;
}

/** What an expression of Python may be. Lists and dictionaries are changed as Python changes them. */
export type Value =
  | ConstantValue
  | ListValue
  | DictionaryValue
  | EachValue
  | SomeValue
  | FunctionValue
  | { is: 'rules' | 'options' }
  /** The path of the result, its extension, how large the file is, and the file where it is open. */
  | { is: 'path' | 'extension' | 'size' | 'file' }
  | { is: 'name'; target: Target };

export interface ConstantValue {
  is: 'constant';
  value: null | boolean | number | string;
}

/** A list, a tuple or a set. */
export interface ListValue {
  is: 'list';
  items: Value[];
  /** Whether it may have others. */
  isOpen?: boolean;
}

/** By keys as JSON. */
export interface DictionaryValue {
  is: 'dictionary';
  entries: Map<string, Value>;
  isOpen?: boolean;
}

/** A list of which only an element is known. */
interface EachValue {
  is: 'each';
  item: Value;
  isFilled: boolean;
}

/** Anything. */
export interface SomeValue {
  is: 'some';
  /** What `bool` makes of it. Default: that is not known. */
  truth?: boolean;
  isBoolean?: true;
  /** Whether it is from the task or its reference, so that what is done with it does not fail. */
  isSafe?: true;
}

export interface FunctionValue {
  is: 'function';
  definition: AstNode;
  scope: Scope;
}

export const some: SomeValue = { is: 'some' };
export const safe: SomeValue = { is: 'some', isSafe: true };
export const filled: SomeValue = { is: 'some', truth: true, isSafe: true };
export const none: ConstantValue = { is: 'constant', value: null };
export const toConstant = (value: ConstantValue['value']): ConstantValue => ({
  is: 'constant',
  value,
});
export const toListValue = (items: readonly Value[]): ListValue => ({
  is: 'list',
  items: [...items],
});

/** Undefined where it is one or the other. */
export const toBoolean = (truth: boolean | undefined): Value =>
  truth === undefined ? { is: 'some', isBoolean: true, isSafe: true } : toConstant(truth);

/** What `bool` makes of a value; undefined where that is not certain. */
export function truthOf(value: Value): boolean | undefined {
  switch (value.is) {
    case 'constant':
      return Boolean(value.value);
    case 'list':
      return value.isOpen === true ? undefined : value.items.length > 0;
    case 'dictionary':
      return value.isOpen === true ? undefined : value.entries.size > 0;
    case 'each':
      return value.isFilled ? true : undefined;
    case 'some':
      return value.truth;
    case 'rules':
    case 'options':
      return undefined;
    default:
      return true;
  }
}

/** The number that Python takes a constant for; undefined for anything else. */
export function numberOf(value: Value): number | undefined {
  if (value.is !== 'constant') return undefined;
  if (typeof value.value === 'boolean') return Number(value.value);
  return typeof value.value === 'number' ? value.value : undefined;
}

export const textOf = (value: Value | undefined): string | undefined =>
  value?.is === 'constant' && typeof value.value === 'string' ? value.value : undefined;

export const isNone = (value: Value | undefined): boolean =>
  value?.is === 'constant' && value.value === null;

/** The elements of a list, a text or the like; undefined where these are not known. */
export function itemsOf(value: Value): readonly Value[] | undefined {
  if (value.is === 'list') return value.isOpen === true ? undefined : value.items;
  if (value.is === 'dictionary')
    return value.isOpen === true
      ? undefined
      : [...value.entries.keys()].map((key) => toConstant(JSON.parse(key) as string));
  const text = textOf(value);
  return text === undefined ? undefined : Array.from(text, (character) => toConstant(character));
}

/** Something may have changed a value in a way that is not followed. */
export function release(value: Value): void {
  if (value.is === 'each') value.item = some;
  if (value.is !== 'list' && value.is !== 'dictionary') return;
  if (value.isOpen === true) return;
  value.isOpen = true;
  for (const inner of value.is === 'list' ? value.items : value.entries.values()) release(inner);
}
