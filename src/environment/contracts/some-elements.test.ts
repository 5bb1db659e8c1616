import { expect, test } from 'vitest';
import { keysOf, readGetter } from './example-source.ts';

test.for([
  ['unpacking', 'a, *b = config["as"]; a["x"]'],
  ['next', 'next(iter(config["as"]))["x"]'],
  ['max', 'max(config["as"])["x"]'],
  ['a slice', 'for a in config["as"][1:]: a["x"]'],
] as const)('does not require of each element what is read of some: %s', ([, line]) => {
  const text = `def get_it(env, config):\n  ${line}\n  return 1\n`;
  expect(keysOf(readGetter(text))).toEqual({
    'config.as': { required: true },
    'config.as[].x': {},
  });
});
