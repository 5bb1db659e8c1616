import { expect, test } from 'vitest';
import { countIterated } from '#tests/counting/count-iterated.ts';
import { readModule } from './read-module.ts';

test('joins all lists of published names', () => {
  const text = '__all__ = ["a"]\n__all__ += ["b", "a"]\n';
  expect([...(readModule('a.py', text).published ?? [])]).toEqual(['a', 'b']);
  expect(readModule('a.py', 'a = 1\n').published).toBeUndefined();
});

test.for([
  ['from those of another file', '__all__ = [*other, "a"]\n'],
  ['with those of another module', '__all__ = ["a"]\n__all__ += other.__all__\n'],
  ['by a rule', '__all__ = [name for name in dir() if name.startswith("get_")]\n'],
  ['one by one', '__all__ = []\ndef export(f):\n  __all__.append(f.__name__)\n  return f\n'],
] as const)('cannot say which names are published %s', ([, text]) => {
  expect(readModule('a.py', text).published).toBeUndefined();
});

test('skips what only a checker of types reads', () => {
  const text = `if typing.TYPE_CHECKING:
  from other import a
  def b(x): ...
else:
  def b(x, y): return y
`;
  const { names, changed } = readModule('a.py', text);
  expect([[...names.keys()], [...changed]]).toEqual([['b'], []]);
});

test('joins twice as many lists with little more than twice the work', () => {
  const [few, many] = [500, 1000].map((length) => {
    const lines = Array.from({ length }, (_, index) => `__all__ += ["a${index}"]\n`);
    return countIterated(() => readModule('a.py', lines.join('')));
  });
  expect(many).toBeLessThan(2.5 * (few ?? 0));
});
