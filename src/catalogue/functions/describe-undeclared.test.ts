import { expect, test } from 'vitest';
import { describeUndeclared } from './describe-undeclared.ts';

const others = { metric: { hidden: new Map(), unclear: new Set(['judge_tune']) } };

test.for([
  ['metric', 'judge_tune', 'The source of the environment has this name, but'],
  ['metric', 'judge_song', 'This name is not in the vocabulary,'],
  ['getter', 'judge_tune', 'This name is not in the vocabulary,'],
] as const)('says what is known of the %s %s', ([kind, name, opening]) => {
  expect(describeUndeclared(kind, name, { others })).toContain(opening);
});
