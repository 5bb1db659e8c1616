import type { SyntaxNode } from '#python/syntax-node.ts';
import type { Frame, Value } from './model.ts';
import type { Presence } from './presence.ts';
import { record, textOf } from './state.ts';

const kindsOfPython: readonly (readonly [RegExp, string])[] = [
  [/\b(?:list|tuple|Sequence|Iterable)\b/, 'array'],
  [/\bstr\b/, 'string'],
  [/\b(?:dict|Mapping)\b/, 'object'],
  [/\b(?:int|float|Number|Real)\b/, 'number'],
  [/\bbool\b/, 'boolean'],
  [/\bNone(?:Type)?\b/, 'null'],
];

/** The kinds of JSON values that the types of Python are. */
const kindsOf = (written: string): string[] =>
  kindsOfPython.flatMap(([type, kind]) => (type.test(written) ? [kind] : []));

/** What a built-in function shows of the values that it is called with. */
export function recordTypes(
  written: string,
  values: readonly { given: Value; value: SyntaxNode }[],
  node: SyntaxNode,
  frame: Frame,
): void {
  const [first, second] = values;
  if (written === 'os.path.join')
    for (const { given } of values) recordRejected(given, noText, node, frame);
  if (!first) return;
  const types =
    written === 'isinstance' && second
      ? kindsOf(textOf(second.value, frame))
      : (taken[written] ?? []);
  recordAccepted(first.given, types, node, frame);
}

const noText = ['number', 'null', 'boolean', 'array', 'object'];

/** What functions take beside what the format has. */
const taken: Readonly<Record<string, readonly string[]>> = {
  str: ['number', 'boolean', 'string'],
  int: ['number', 'string'],
  float: ['number', 'string'],
};

export function recordAccepted(
  value: Value,
  types: readonly string[],
  node: SyntaxNode,
  frame: Frame,
): void {
  if (types.length === 0) return;
  for (const { path, isHeld } of value)
    if (!isHeld) record(frame, node, { kind: 'accepts', path, types, ignoresCase: false });
}

export function recordRejected(
  value: Value,
  types: readonly string[],
  node: SyntaxNode,
  frame: Frame,
): void {
  for (const { path, isHeld, isChecked } of value)
    if (!isHeld && !isChecked) record(frame, node, { kind: 'rejects', path, types });
}

/** `if x:`, `x is None`: null has a way of its own. */
export function recordNull(presences: readonly Presence[], node: SyntaxNode, frame: Frame): void {
  if (/\blen\(/.test(textOf(node, frame))) return;
  const paths = new Set(presences.flatMap(({ values }) => values));
  for (const path of paths)
    record(frame, node, { kind: 'accepts', path, types: ['null'], ignoresCase: false });
}
