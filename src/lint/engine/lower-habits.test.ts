import { expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import { allRuleMetas } from '../rules/index.ts';
import { lowerHabits } from './lower-habits.ts';

const listFiles = (count: number) => Array.from({ length: count }, (_, index) => `${index}.json`);

/** The severities of findings in the first files of a dataset. */
function lower(
  count: number,
  {
    of,
    isHandlingKnown = false,
    ...fields
  }: Partial<Parameters<typeof exampleFinding>[0]> & {
    of: number;
    isHandlingKnown?: boolean;
  },
) {
  const findings = listFiles(count).map((file) => exampleFinding({ file, ...fields }));
  const context = { tasks: new Set(listFiles(of)), metas: allRuleMetas, isHandlingKnown };
  return new Set(lowerHabits(findings, context).map(({ severity }) => severity));
}

test.each([
  ['a form that many tasks have', 5, { of: 60 }, 'info'],
  ['a form of few tasks', 2, { of: 10 }, 'error'],
  ['a form of a small share', 5, { of: 200 }, 'error'],
  ['what the source shows', 60, { of: 60, isHandlingKnown: true }, 'error'],
  [
    'a warning, also with a source',
    9,
    { of: 60, isHandlingKnown: true, severity: 'warning' },
    'info',
  ],
  ['a rule about sense', 60, { of: 60, code: 'W02' }, 'error'],
] as const)('takes %s for %s', (_, count, options, severity) => {
  expect([...lower(count, options)]).toEqual([severity]);
});

test('different causes are different habits', () => {
  const findings = listFiles(4).map((file, index) =>
    exampleFinding({ file, message: `"${['id', 'config'][index % 2]}" is missing`, code: 'S01' }),
  );
  const context = { tasks: new Set(listFiles(4)), metas: allRuleMetas, isHandlingKnown: false };
  expect(lowerHabits(findings, context)).toEqual(findings);
});

test('where tasks are loaded in another way, other errors about the form are not certain', () => {
  const arrays = listFiles(6).map((file) =>
    exampleFinding({ file, code: 'S02', message: '"evaluator" is an array' }),
  );
  const others = [
    exampleFinding({ file: '7.json', code: 'S05', message: '"func" is missing' }),
    exampleFinding({ file: '8.json', code: 'S01', message: '"config" is missing' }),
    exampleFinding({ file: '9.json', code: 'W02', message: 'a file is compared with itself' }),
  ];
  const context = { tasks: new Set(listFiles(20)), metas: allRuleMetas, isHandlingKnown: false };
  const lowered = lowerHabits([...arrays, ...others], context);
  expect(lowered.slice(-3).map(({ severity }) => severity)).toEqual([
    'warning',
    'warning',
    'error',
  ]);
});
