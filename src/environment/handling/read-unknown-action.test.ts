import { expect, test } from 'vitest';
import { readExampleLoader } from '../contracts/example-loader.ts';

const outcomeOf = (...lines: readonly string[]) =>
  readExampleLoader({
    setup: [
      'class Steps:',
      '  def _wait_setup(self, seconds):',
      '    pass',
      '  def run(self, steps):',
      '    for step in steps:',
      ...lines.map((line) => `      ${line}`),
      '',
    ].join('\n'),
  }).unknownAction;

test.for([
  [
    'an assertion',
    ['name = f"_{step[\'type\']}_setup"', 'assert hasattr(self, name)', 'getattr(self, name)()'],
    'fails',
  ],
  [
    'getattr without a default',
    ['getattr(self, "_{}_setup".format(step["type"]))(**step["parameters"])'],
    'fails',
  ],
  [
    'a test that raises',
    [
      'name = "_" + step["type"]',
      'if not hasattr(self, name):',
      '  raise ValueError(name)',
      'getattr(self, name)()',
    ],
    'fails',
  ],
  ['a test', ['if hasattr(self, step["type"]):', '  getattr(self, step["type"])()'], 'skipped'],
  ['a default', ['act = getattr(self, step["type"], None)', 'if act:', '  act()'], 'skipped'],
  [
    'a default that is refused',
    [
      'act = getattr(self, step["type"], None)',
      'if act is None:',
      '  raise KeyError(step)',
      'act()',
    ],
    'fails',
  ],
  [
    'an attempt',
    ['try:', '  getattr(self, step["type"])()', 'except AttributeError:', '  continue'],
    'skipped',
  ],
  [
    'an attempt that fails again',
    [
      'try:',
      '  getattr(self, step["type"])()',
      'except Exception as error:',
      '  raise RuntimeError(step)',
    ],
    'fails',
  ],
  [
    'an assertion in an attempt',
    ['try:', '  assert hasattr(self, step["type"])', 'except AssertionError:', '  pass'],
    undefined,
  ],
  ['a table', ['TABLE[step["type"]]()'], undefined],
] as const)('reads what an unknown action does: %s', ([, lines, expected]) => {
  expect(outcomeOf(...lines)).toBe(expected);
});
