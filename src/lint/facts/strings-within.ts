import { isObject } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';

/** A string somewhere in a value. */
export interface StringWithin {
  text: string;
  /** Computed on access, which only findings need. */
  readonly at: Path;
  /** The nearest name of a field above it; empty when there is none. */
  field: string;
}

/** Every string in a value of any shape, in the order of the file. */
export function stringsWithin(root: unknown, rootAt: Path): StringWithin[] {
  const found: StringWithin[] = [];
  // An explicit stack: a file may be nested deeper than the call stack.
  const waiting: Waiting[] = [{ value: root, field: '', trail: undefined }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, field, trail } = next;
    if (typeof value === 'string') {
      found.push(new Found(value, field, rootAt, trail));
    } else if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index--) {
        waiting.push({ value: value[index], field, trail: { key: index, before: trail } });
      }
    } else if (isObject(value)) {
      const keys = Object.keys(value);
      for (let index = keys.length - 1; index >= 0; index--) {
        const key = keys[index] ?? '';
        waiting.push({ value: value[key], field: key, trail: { key, before: trail } });
      }
    }
  }
  return found;
}

/** A class, since an object literal with a getter is slow to create. */
class Found implements StringWithin {
  readonly text: string;
  readonly field: string;
  readonly #start: Path;
  readonly #trail: Trail | undefined;

  constructor(text: string, field: string, start: Path, trail: Trail | undefined) {
    this.text = text;
    this.field = field;
    this.#start = start;
    this.#trail = trail;
  }

  get at(): Path {
    const keys: (string | number)[] = [];
    for (let trail = this.#trail; trail; trail = trail.before) keys.push(trail.key);
    return [...this.#start, ...keys.reverse()];
  }
}

interface Waiting {
  value: unknown;
  field: string;
  trail: Trail | undefined;
}

/** The path of a value as a linked list, from its end. */
interface Trail {
  key: string | number;
  before: Trail | undefined;
}
