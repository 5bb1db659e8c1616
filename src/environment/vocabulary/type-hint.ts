import type { Field, ValueType } from '#vocabulary/contract/contract.ts';
import { toJsonValue } from '#python/python-literal.ts';

type Hint = Pick<Field, 'type' | 'values'>;

/** Longer than any that people write; brackets within brackets are read again at each level. */
const mostCharacters = 1_000;

/** What a type hint such as `Optional[list[str]]` or `Literal["a", "b"]` allows; empty where it is not one of JSON. */
export function readTypeHint(hint: string, isRequired: boolean): Hint {
  if (hint.length > mostCharacters) return {};
  const parts = listAlternatives(hint);
  const own = parts.filter((part) => part !== 'None');
  // What must be given may be null too, which no type of a field says.
  if (own.length === 0 || (isRequired && own.length < parts.length)) return {};
  const literals = own.map(literalsOf);
  if (literals.every((texts) => texts !== undefined))
    return { type: 'string', values: literals.flat() };
  const types = own.map(typeOf);
  if (!types.every((type) => type !== undefined)) return {};
  const [type, ...others] = new Set(types);
  return type === undefined ? {} : { type: others.length > 0 ? [type, ...others] : type };
}

/** `Union[a, b]`, `Optional[a]` and `a | b` as the hints that they join. */
function listAlternatives(hint: string): string[] {
  const written = hint.trim().replace(/^(['"])(.*)\1$/s, '$2');
  const parts = splitOutside(written, '|');
  if (parts.length > 1) return parts.flatMap(listAlternatives);
  const { name, inner } = readSubscript(written);
  if (name === 'Union') return inner.flatMap(listAlternatives);
  if (name === 'Optional') return ['None', ...inner.flatMap(listAlternatives)];
  return [written];
}

function typeOf(hint: string): ValueType | undefined {
  const { name, inner } = readSubscript(hint);
  const type = types[name.toLowerCase()];
  if (type !== 'array' || inner.length !== 1) return type;
  const element = typeOf(inner[0] ?? '');
  switch (element) {
    case 'string':
    case 'integer':
    case 'number':
    case 'object':
      return `array of ${element}`;
    default:
      return type;
  }
}

const types: Readonly<Partial<Record<string, ValueType>>> = {
  bool: 'boolean',
  dict: 'object',
  float: 'number',
  int: 'integer',
  list: 'array',
  str: 'string',
};

function literalsOf(hint: string): string[] | undefined {
  const { name, inner } = readSubscript(hint);
  const values = inner.map(toJsonValue);
  const isOfTexts = name === 'Literal' && values.every((value) => typeof value === 'string');
  return isOfTexts ? values : undefined;
}

/** `typing.Dict[str, int]` as its name without the module, and what is between the brackets. */
function readSubscript(hint: string): { name: string; inner: string[] } {
  const [, name = hint, inner = ''] = /^(?:\w+\.)*(\w+)\s*\[(.*)\]$/s.exec(hint) ?? [];
  return { name, inner: inner === '' ? [] : splitOutside(inner, ',') };
}

/** Parts between separators that are neither within brackets nor within quotes. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const [piece] of text.matchAll(/'[^']*'|"[^"]*"|[^'"]/g)) {
    if (/^[[(]/.test(piece)) depth++;
    if (/^[\])]/.test(piece)) depth--;
    const isEnd = piece === separator && depth === 0;
    if (isEnd) parts.push(current);
    current = isEnd ? '' : current + piece;
  }
  return [...parts, current].map((part) => part.trim()).filter((part) => part !== '');
}
