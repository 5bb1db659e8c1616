import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Path, toPointer } from '#text/json/json-pointer.ts';
import { applyFixes } from './apply-fixes.ts';
import { exampleFinding } from '../examples/example-finding.ts';
import type { Fix } from '../model/fix.ts';

const rename = (name: string): Fix => ({ kind: 'rename', name });
const replace = (value: string | boolean): Fix => ({ kind: 'replace', value });
const order = (...names: string[]): Fix => ({ kind: 'order', names });

const fixText = (text: string, [at, fix]: readonly [Path, Fix]) =>
  applyFixes(text, [exampleFinding({ pointer: toPointer(at), fix })]);

const names = fc.constantFrom('a', 'b', 'c', 'd', 'e/f', '~', '', '"\\');
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown>('true', 'false', 'x', '"', '', 1, null, true),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(names, tie('tree'), { maxKeys: 4 }),
  ),
}));

test('changes what it describes and nothing else', () => {
  fc.assert(
    fc.property(tree, fc.gen(), fc.constantFrom(undefined, 2, '\t'), (value, draw, indent) => {
      const text = JSON.stringify(value, null, indent);
      const places = [...pathsIn(value)];
      const at = draw(() => fc.constantFrom(...places));
      const fix = draw(() =>
        fc.oneof(
          names.map(rename),
          fc.constantFrom('y', true).map(replace),
          fc.shuffledSubarray(['a', 'b', 'c', 'd']).map((list) => order(...list)),
        ),
      );
      const { text: fixed, fixes } = fixText(text, [at, fix]);
      if (fix.kind === 'order') {
        expectOrder(value, JSON.parse(fixed), fix.names);
        expect(fixed).toBe(JSON.stringify(JSON.parse(fixed), null, indent));
      } else {
        const expected = fixes.length === 0 ? value : change(value, at, fix);
        expect(fixed).toBe(JSON.stringify(expected, null, indent));
      }
      expect(fixText(fixed, [at, fix]).fixes).toEqual([]);
    }),
  );
});

function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value)) {
    yield* pathsIn(child, [...path, isList ? Number(key) : key]);
  }
}

/** The same change, made to the parsed value. */
function change(value: unknown, at: Path, fix: Fix): unknown {
  const [key, ...rest] = at;
  if (key === undefined) {
    return fix.kind === 'replace' ? fix.value : value;
  }
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) => (index === key ? change(entry, rest, fix) : entry));
  }
  const entries = Object.entries(value as object).map(([name, child]): [string, unknown] => {
    if (name !== key) return [name, child];
    if (fix.kind === 'rename' && rest.length === 0) return [fix.name, child];
    return [name, change(child, rest, fix)];
  });
  return Object.fromEntries(entries);
}

/** Nothing but the order differs, and other fields than the named ones are in their order. */
function expectOrder(before: unknown, after: unknown, named: readonly string[]): void {
  expect(after).toEqual(before);
  const others = (value: unknown) => Object.keys(value ?? {}).filter((key) => !named.includes(key));
  expect(others(after)).toEqual(others(before));
}
