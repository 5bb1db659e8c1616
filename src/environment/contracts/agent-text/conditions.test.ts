import { expect, test } from 'vitest';
import { metric, usesOf } from './example-judge.ts';

const evaluates = { does: 'evaluates', call: 'eval', isText: true } as const;

test.for([
  [
    'a rule',
    metric('if rules["how"] == "eval":\n    return eval(result)\nreturn result == rules["text"]'),
    [{ ...evaluates, when: [{ part: 'rules', path: ['how'], is: ['eval'] }], at: 'it.py:5' }],
  ],
  [
    'an option, where all others have returned',
    metric('if mode != "code":\n    return 0\nreturn eval(result)'),
    [
      {
        ...evaluates,
        when: [{ part: 'options', path: ['mode'], default: 'plain', is: ['code'] }],
        at: 'it.py:6',
      },
    ],
  ],
  [
    'a rule with a value that stands in',
    metric('if rules.get("strict", True):\n    return 0\nreturn eval(result)'),
    [
      {
        ...evaluates,
        when: [{ part: 'rules', path: ['strict'], default: true, is: [true], isNot: true }],
        at: 'it.py:6',
      },
    ],
  ],
  [
    'what is not understood of a rule',
    metric('if len(rules["parts"]) > 3:\n    return eval(result)\nreturn 0'),
    [{ ...evaluates, isUnsure: true, at: 'it.py:5' }],
  ],
  [
    'what the agent decides',
    metric('if result.startswith("="):\n    return eval(result[1:])\nreturn 0'),
    [{ ...evaluates, at: 'it.py:5' }],
  ],
] as const)('says that it depends on %s', ([, text, uses]) => {
  expect(usesOf(text)).toEqual(uses);
});

test('tells what is compared with from the result', () => {
  const text = metric('return result == run(read(rules))');
  expect(usesOf(text)).toEqual([
    { does: 'runs', call: 'subprocess.run(…, shell=True)', of: 'expected', at: 'tools.py:21' },
  ]);
});
