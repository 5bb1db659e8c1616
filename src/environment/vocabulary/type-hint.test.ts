import { expect, test } from 'vitest';
import { readTypeHint } from './type-hint.ts';

test.for([
  ['str', { type: 'string' }],
  ['"dict"', { type: 'object' }],
  ['typing.Dict[str, Dict[str, int]]', { type: 'object' }],
  ['List[str]', { type: 'array of string' }],
  ['list[dict[str, Any]]', { type: 'array of object' }],
  ['list[list[int]]', { type: 'array' }],
  ['Optional[float]', { type: 'number' }],
  ['Union[str, List[str], None]', { type: ['string', 'array of string'] }],
  ['int | bool', { type: ['integer', 'boolean'] }],
  ['Literal["a|b", \'c\'] | None', { type: 'string', values: ['a|b', 'c'] }],
  ['Literal[1, 2]', {}],
  ['str | Path', {}],
  ['None', {}],
  ['', {}],
] as const)('reads the type hint %s', ([hint, expected]) => {
  expect(readTypeHint(hint, false)).toEqual(expected);
});

test('knows no type of what must be given and may be null', () => {
  expect(readTypeHint('str | None', true)).toEqual({});
  expect(readTypeHint('str', true)).toEqual({ type: 'string' });
});

test('reads no hint that is longer than people write', () => {
  expect(readTypeHint(`${'Optional['.repeat(9000)}str${']'.repeat(9000)}`, false)).toEqual({});
});
