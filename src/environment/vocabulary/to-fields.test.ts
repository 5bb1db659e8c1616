import { expect, test } from 'vitest';
import { readGetter } from '../contracts/example-source.ts';
import { toFields } from './to-fields.ts';

test.for([
  ['an array of objects', 'for b in config["a"]: b["c"]', 'array of object'],
  ['an object', 'config["a"]["b"]', 'object'],
  ['nothing where a key may be missing', 'config["a"].get("b")', undefined],
  [
    'nothing where both are possible',
    'for b in config["a"]: b["c"]\n  config["a"]["d"]',
    undefined,
  ],
] as const)('knows of a value with keys that it is %s', ([, line, type]) => {
  const contract = readGetter(`def get_it(env, config):\n  ${line}\n  return 1\n`);
  expect(toFields(contract, 'config').a?.type).toBe(type);
});
