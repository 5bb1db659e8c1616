import { findNearestName } from '../../text/nearest-name.ts';
import { toGetterName } from '../../vocabulary/vocabulary.ts';
import { defineTaskRule } from '../model/rule.ts';
import { namedFunctions } from '../facts/named-functions.ts';

/** A name further off may well be another function; calling it an error would be a guess. */
const slipEdits = 2;
const result = { type: 'vm_file', path: '/home/user/out.csv', dest: 'out.csv' };

export const nameKnown = defineTaskRule({
  code: 'V01',
  name: 'name-known',
  severity: 'warning',
  summary: 'Every action, getter and metric is a known one.',
  why: 'The environment fails on a name it does not have. A name that nearly matches a known one is an error; any other may be a function of the dataset\'s own, to be declared in "dataset.json".',
  howToFix:
    'Correct the spelling; the reference lists every known name. A function that only your environment has is declared in dataset.json, with what it takes.',
  concerns: ['action', 'getter', 'metric'],
  examples: {
    good: [{ evaluator: { func: 'is_utc_0', result } }],
    bad: [
      { evaluator: { func: 'chek_csv', result } },
      { evaluator: { func: 'judge_dance', result } },
    ],
  },

  message: ({
    kind,
    name,
    nearest,
  }: {
    kind: string;
    name: string;
    nearest: string | undefined;
  }) =>
    nearest === undefined
      ? `"${name}" is no known ${kind}; declare it in the "vocabulary" of dataset.json if it is your own`
      : `"${name}" is no known ${kind}; did you mean "${nearest}"?`,

  *check(task, { vocabulary }) {
    for (const { kind, name, at } of namedFunctions(task)) {
      if (vocabulary.find(kind, name)) continue;
      const bare = kind === 'getter' ? toGetterName(name) : name;
      const near = findNearestName(bare, vocabulary.entries[kind].keys());
      const isSlip = near !== undefined && near.edits <= slipEdits;
      const severity = isSlip ? 'error' : 'warning';
      yield { at, kind, name, nearest: near?.name, severity };
    }
  },
});
