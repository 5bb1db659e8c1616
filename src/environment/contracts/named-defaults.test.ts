import { expect, test } from 'vitest';
import { keysOf, readGetter } from './example-source.ts';

test.for([
  ['a string', 'a = "x"', { default: 'a', defaultText: 'x' }],
  ['one of two strings', 'a = "x"\n  if env: a = "y"', { default: 'a' }],
  ['something else', 'a = env.name', { default: 'a' }],
] as const)('keeps a default as written, beside what its name means: %s', ([, body, key]) => {
  const text = `def get_it(env, config):\n  ${body}\n  return config.get("a", a)\n`;
  expect(keysOf(readGetter(text))['config.a']).toEqual(key);
});
