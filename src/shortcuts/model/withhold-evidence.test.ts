import { expect, test } from 'vitest';
import type { Shortcut } from './shortcut.ts';
import { withholdEvidence } from './withhold-evidence.ts';

const shortcut = (parts: Partial<Shortcut>): Shortcut => ({
  ...{ class: 'nothing-asked', kind: 'short text passes', certainty: 'likely' },
  ...{ at: ['evaluator', 'expected', 'rules', 'include'], message: 'any text with "7" passes' },
  source: { file: 'judge.py', line: 4 },
  ...parts,
});

test('leaves the classes, each once, and the surest certainty of each', () => {
  const other = shortcut({ class: 'agents-word', kind: 'status file', certainty: 'possible' });
  expect(withholdEvidence([shortcut({}), other, shortcut({ certainty: 'certain' })])).toEqual([
    {
      ...{ class: 'nothing-asked', certainty: 'certain', at: [] },
      message: 'the check accepts a result that shows no work',
    },
    {
      ...{ class: 'agents-word', certainty: 'possible', at: [] },
      message: 'what the agent writes is taken as evidence of something else',
    },
  ]);
});
