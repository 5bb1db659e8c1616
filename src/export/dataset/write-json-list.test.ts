import { expect, test } from 'vitest';
import { writeJsonList } from './write-json-list.ts';

const write = (entries: readonly string[]) =>
  [...writeJsonList({ title: 'A "title"' }, 'names', entries, (name) => ({ name }))].join('');

test('writes a line for each entry', () => {
  expect(write(['a', 'b'])).toBe(
    '{"title":"A \\"title\\"","names":[\n{"name":"a"},\n{"name":"b"}\n]}\n',
  );
});

test.for([[[]], [['a']], [['a', '\u{D800}', ']}']]])('writes %j as JSON', ([names = []]) => {
  expect(JSON.parse(write(names))).toEqual({
    title: 'A "title"',
    names: names.map((name) => ({ name })),
  });
});
