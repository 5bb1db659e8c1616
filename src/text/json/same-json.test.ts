import { expect, test } from 'vitest';
import { isSameJson } from './same-json.ts';

test.for([
  ['{"a": 1, "b": [null, "x"]}', '{"b": [null, "x"], "a": 1}'],
  ['{"toString": {"valueOf": 1}}', '{"toString": {"valueOf": 1}}'],
  ['{"constructor": {"a": 1}, "__proto__": []}', '{"__proto__": [], "constructor": {"a": 1}}'],
  ['0', '-0'],
] as const)('%s is the same as %s', ([one, other]) => {
  expect(isSameJson(JSON.parse(one), JSON.parse(other))).toBe(true);
});

test.for([
  ['[1, 2]', '[2, 1]'],
  ['[1]', '[1, 2]'],
  ['[]', '{}'],
  ['{}', '[]'],
  ['{}', 'null'],
  ['{"a": 1}', '{"b": 1}'],
  ['{"toString": 1}', '{"a": 1}'],
  ['{"a": 1}', '{"toString": 1}'],
  ['{"a": {"b": 1}}', '{"a": {"b": "1"}}'],
  ['{"a": 1}', '{"a": 1, "b": 1}'],
  ['{"__proto__": {"a": 1}}', '{"__proto__": {"a": 2}}'],
] as const)('%s is not the same as %s', ([one, other]) => {
  expect(isSameJson(JSON.parse(one), JSON.parse(other))).toBe(false);
});
