import fc, { type GeneratorValue } from 'fast-check';

/** Values that a field of a task file might contain instead of its own. */
const replacements: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  7,
  '',
  'x',
  'true',
  'and',
  'or',
  'low',
  'Low',
  'launch',
  'sleep',
  'execute',
  'vm_file',
  'https://example.org',
  [],
  ['x'],
  [null],
  [0],
  [[]],
  {},
  { type: 'sleep' },
  { type: 'launch', parameters: {} },
  { type: 'vm_file', path: ['a'], gives: [0] },
  { parameters: { command: 3 } },
  { x: 1 },
];

interface Place {
  parent: Record<string, unknown>;
  key: string;
}

/** A copy of a JSON value with one to three places replaced, removed, doubled or renamed. */
export function mutate(value: unknown, draw: GeneratorValue): unknown {
  const copy = { root: structuredClone(value) };
  const changes = draw(fc.integer, { min: 1, max: 3 });
  for (let change = 0; change < changes; change++) {
    const places = [...placesIn(copy)];
    const { parent, key } = draw(() => fc.constantFrom(...places));
    changePlace(parent, key, draw);
  }
  return copy.root;
}

function changePlace(parent: Record<string, unknown>, key: string, draw: GeneratorValue): void {
  const change = draw(() => fc.constantFrom('replace', 'remove', 'wrap', 'rename'));
  const current = parent[key];
  if (change === 'replace' || key === 'root') {
    parent[key] = structuredClone(draw(() => fc.constantFrom(...replacements)));
    return;
  }
  if (change === 'wrap') {
    parent[key] = [current, structuredClone(current)];
    return;
  }
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
  if (change === 'rename' && !Array.isArray(parent)) parent[`${key}_`] = current;
}

function* placesIn(parent: object): Generator<Place> {
  for (const [key, child] of Object.entries(parent) as [string, unknown][]) {
    yield { parent: parent as Record<string, unknown>, key };
    if (typeof child === 'object' && child !== null) yield* placesIn(child);
  }
}
