import { expect, test } from 'vitest';
import { keysOf, readGetter } from './example-source.ts';

const read = (line: string, head = 'class Mode(Enum):', more = '') =>
  keysOf(
    readGetter(
      `${head}\n  TEXT = "text"\n  LINES = "lines"\n${more}def get_it(env, config):\n  ${line}\n  return 1\n`,
    ),
  )['config.a'];

const choices = ['text', 'lines'];

test.for(['class Mode(Enum):', 'class Mode(str, Enum):', 'class Mode(enum.StrEnum):'])(
  'only the values of an enumeration are accepted: %s',
  (head) => {
    expect(read('Mode(config["a"])', head)).toEqual({ required: true, choices, onlyChoices: true });
  },
);

test.for([
  ['where the error is caught', 'try: Mode(config["a"])\n  except ValueError: pass', undefined],
  ['with a method for them', 'Mode(config["a"])', '  def _missing_(value): return Mode.TEXT\n'],
  ['where one is not a string', 'Mode(config["a"])', '  NONE = 0\n'],
] as const)('other values may be accepted %s', ([, line, more]) => {
  expect(read(line, undefined, more)).not.toHaveProperty('onlyChoices');
});

test('a class that is no enumeration accepts any value', () => {
  expect(read('Mode(config["a"])', 'class Mode(Base):')).toEqual({ required: true });
});
