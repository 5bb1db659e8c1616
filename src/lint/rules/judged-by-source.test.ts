import { expect, test } from 'vitest';
import { exampleView } from '../examples/example-view.ts';
import type { OtherNames, SourceFunction } from '#vocabulary/source/source-facts.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { exampleTask } from '../examples/example-task.ts';
import { fieldKnown } from './v05-field-known.ts';
import { nameKnown } from './v01-name-known.ts';
import { parameterGiven } from './v04-parameter-given.ts';

const place = { file: 'a.py', line: 1, end: 2 };
const getter: SourceFunction = {
  place,
  parts: { keys: { fields: { path: { required: true } }, isClosed: true } },
};
const metric: SourceFunction = {
  place,
  parts: {
    rules: { fields: { expected: { required: true } }, isClosed: true },
    options: { fields: { strict: {} }, isClosed: true },
  },
  expected: 'required',
};

/** A getter that returns what its source has under these keys. */
function returning(...returnedPath: string[]): SourceFunction {
  const isReturned = returnedPath.length > 0 && { returnedPath };
  return {
    place: { ...place, ...isReturned },
    parts: { keys: { fields: { rules: {} }, isClosed: true } },
  };
}

const functions = {
  action: new Map<string, SourceFunction>(),
  getter: new Map([
    ['vm_file', getter],
    ['rule', returning('rules')],
    ['rule_of_today', returning('rules', 'filled')],
    ['rule_made', returning()],
  ]),
  metric: new Map([
    ['exact_match', metric],
    [
      'judge_song',
      {
        ...metric,
        parts: { options: { fields: { tempo: {} }, isClosed: false } },
        acceptsOthers: true,
      },
    ],
  ]),
};
const vocabulary = createVocabulary({}, { source: { functions, complete: ['metric'] } });

function check(
  rule: typeof fieldKnown | typeof nameKnown | typeof parameterGiven,
  evaluator: object,
) {
  const task = exampleView(exampleTask({ evaluator }), vocabulary);
  const problems = rule.check(task, { file: 'example.json', vocabulary }) as Iterable<{
    severity?: string;
  }>;
  return [...problems].map(({ severity }) => severity ?? rule.severity);
}

const expected = { type: 'rule', rules: { expected: '3' } };
const result = { type: 'vm_file', path: '/home/user/a.txt' };

test.for([
  ['what is read', { func: 'exact_match', result, expected, options: { strict: true } }, []],
  [
    'a key that is never read',
    { func: 'exact_match', result: { ...result, far: 1 }, expected },
    ['warning'],
  ],
  [
    'a rule that is never read',
    { func: 'exact_match', result, expected: { type: 'rule', rules: { expected: '3', far: 1 } } },
    ['warning'],
  ],
  [
    'an option that stops the metric',
    { func: 'exact_match', result, expected, options: { far: 1 } },
    ['error'],
  ],
  [
    'an option that resembles one of those that may be read',
    { func: 'judge_song', result, expected, options: { temppo: 1 } },
    ['warning'],
  ],
  ['an option that may be read', { func: 'judge_song', result, expected, options: { far: 1 } }, []],
] as const)('judges fields by the source: %s', ([, evaluator, severities]) => {
  expect(check(fieldKnown, evaluator)).toEqual(severities);
});

test('says that the source never reads a field', () => {
  const facts = { owner: 'vm_file', name: 'far', part: 'key', nearest: undefined };
  expect(fieldKnown.message({ ...facts, isNeverRead: true })).toBe(
    'unknown key "far" of "vm_file"; the source of the environment never reads it, so remove it',
  );
});

test('requires what the source requires', () => {
  const evaluator = {
    func: 'exact_match',
    result: { type: 'vm_file' },
    expected: { type: 'rule', rules: {} },
  };
  expect(check(parameterGiven, evaluator)).toEqual(['error', 'error']);
});

test.for([
  ['returns the whole', 'rule', { far: 1 }, ['error', 'warning']],
  ['returns a part', 'rule_of_today', { filled: { expected: '3' }, day: 'monday' }, []],
  ['returns an incomplete part', 'rule_of_today', { filled: {}, expected: '3' }, ['error']],
  ['returns something else', 'rule_made', { far: 1 }, []],
] as const)('judges as rules what a getter %s', ([, type, rules, severities]) => {
  const evaluator = { func: 'exact_match', result, expected: { type, rules } };
  expect([...check(parameterGiven, evaluator), ...check(fieldKnown, evaluator)]).toEqual(
    severities,
  );
});

test('reports names that the environment does not have, and proposes those that it has', () => {
  expect(check(nameKnown, { func: ['exact_match', 'check_csv'] })).toEqual(['warning']);
  expect(check(nameKnown, { func: 'exact_mach' })).toEqual(['error']);
  expect(
    nameKnown.message({ kind: 'metric', name: 'check_csv', nearest: undefined, isMissing: true }),
  ).toBe(
    'the source of the environment has no metric "check_csv"; if the environment has it elsewhere, declare it in "vocabulary" of dataset.json',
  );
});

test('says of a name of which nothing is known that a source with every name lacks it', () => {
  const problemsOf = (evaluator: object) => [
    ...nameKnown.check(exampleView(exampleTask({ evaluator }), vocabulary), {
      file: 'a.json',
      vocabulary,
    }),
  ];
  expect(problemsOf({ func: 'judge_dance' })).toMatchObject([{ isMissing: true }]);
  const [other] = problemsOf({ func: 'exact_match', result: { type: 'dance' }, expected });
  expect(other).not.toHaveProperty('isMissing');
});

const line = { file: 'metrics/a.py', line: 3 };
const nothing = { hidden: new Map(), unclear: new Set<string>() };

const namesIn = (others: OtherNames, func: string) => {
  const facts = { functions, complete: [], others: { metric: others } } as const;
  const context = {
    file: 'example.json',
    vocabulary: createVocabulary({}, { source: facts }),
  };
  const problems = [
    ...nameKnown.check(
      exampleView(exampleTask({ evaluator: { func, result } }), context.vocabulary),
      context,
    ),
  ];
  return problems.map((problem) => [problem.severity, nameKnown.message(problem)]);
};

test('accepts a name of which the source does not show what it is', () => {
  expect(namesIn({ ...nothing, unclear: new Set(['judge_tune']) }, 'judge_tune')).toEqual([]);
});

test('accepts another spelling of a name where the source adds others', () => {
  expect(namesIn({ ...nothing, added: line }, 'judgeSong')).toEqual([]);
});

test('is not certain of a name where the source adds others', () => {
  const others = { ...nothing, added: line };
  expect(namesIn(others, 'judge_sonk')).toEqual([
    [
      'info',
      'not certain that the metric "judge_sonk" exists, since metrics/a.py:3 may add it in a way that cannot be read; did you mean "judge_song"?',
    ],
  ]);
  expect(namesIn({ ...nothing, added: { file: 'a.py' } }, 'dance')).toEqual([
    [
      'info',
      'not certain that the metric "dance" exists, since a.py may add it in a way that cannot be read',
    ],
  ]);
});

test('says what the function of a getter must be called', () => {
  const hidden = { ...line, lacksPrefix: true } as const;
  expect(nameKnown.message({ kind: 'getter', name: 'state', nearest: undefined, hidden })).toBe(
    'tasks cannot use the getter "state", since the function at metrics/a.py:3 is not called "get_state"',
  );
});

test('says where a function is that the package does not import', () => {
  expect(namesIn({ ...nothing, hidden: new Map([['judge_tune', line]]) }, 'judge_tune')).toEqual([
    [
      'warning',
      'the package of metrics does not import "judge_tune", which metrics/a.py:3 defines',
    ],
  ]);
});
