import { expect, test } from 'vitest';
import { watch } from './watched-catalogue.ts';

const catalogue = () => {
  const a = { id: 'a', tags: ['x'] };
  const b = { id: 'b', tags: [] as string[] };
  return { entries: [a, b], byId: new Map([['a', a]]), find: (id: string) => (id === 'b' ? b : a) };
};
const places = (reads: { place: string }[]) => reads.map(({ place }) => place);

test('names what was read, by one name however a reader comes to it', () => {
  const { value, takeReads } = watch(catalogue());
  expect([value.entries[0]?.id, value.byId.get('a')?.id, value.find('a').id]).toEqual([
    'a',
    'a',
    'a',
  ]);
  expect(new Set(places(takeReads()))).toEqual(new Set(['.entries.0.id']));
  expect(takeReads()).toEqual([]);
});

test('sees what the methods of arrays and JSON read', () => {
  const { value, takeReads } = watch(catalogue());
  value.entries.map(({ tags }) => tags.join());
  expect(places(takeReads())).toContain('.entries.0.tags.0');
  JSON.stringify(value.entries[1]);
  expect(places(takeReads())).toContain('.entries.1.id');
});

test('makes one value seem to be another', () => {
  const { value, change } = watch(catalogue());
  change('.entries.1.id');
  expect([value.entries[1]?.id, value.entries[0]?.id]).toEqual(['b changed', 'a']);
  change(undefined);
  expect(value.find('b').id).toBe('b');
});

test('leaves alone what need not be watched', () => {
  const { value, takeReads } = watch(catalogue(), (place) => place.endsWith('.tags'));
  expect(value.entries[0]?.tags[0]).toBe('x');
  expect(places(takeReads())).not.toContain('.entries.0.tags.0');
});
