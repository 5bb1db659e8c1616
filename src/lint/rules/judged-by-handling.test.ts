import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import type { TaskHandling } from '#vocabulary/source/task-handling.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { exampleHandling } from '../examples/example-handling.ts';
import { findProblems } from '../examples/find-problems.ts';
import { nameKnown } from './v01-name-known.ts';
import { referenceGiven } from './v07-reference-given.ts';
import { fieldSpelt } from './v08-field-spelt.ts';
import { passwordLeftOut } from './w19-password-left-out.ts';
import { checkCanPass } from './w44-check-can-pass.ts';

const at = { file: 'lab/bench.py', line: 3 };
const place = { file: 'lab/scores.py', line: 1, end: 2 };
const options = { fields: {}, isClosed: true };

function vocabularyOf(handling: Partial<TaskHandling>, complete: readonly FunctionKind[] = []) {
  const functions = {
    action: new Map(),
    getter: new Map([
      ['empty', { place: { ...place, returned: ['None'] }, parts: {} }],
      ['rule', { place: { ...place, returnedKey: 'rules' }, parts: {} }],
    ]),
    metric: new Map([
      ['is_there', { place, parts: { options }, expected: 'none' as const }],
      ['by_log', { place, parts: { options }, expected: 'none' as const }],
    ]),
  };
  const source = { functions, complete, handling: exampleHandling(handling) };
  return createVocabulary({}, { source });
}

const evaluatorOf = (parts: Partial<TaskHandling['evaluator']>) => ({
  evaluator: { judgedByName: {}, namesAreComplete: true, ...parts },
});

const result = { type: 'vm_command_line', command: ['ls'] };
const judged = (expected: JsonObject) => ({ evaluator: { func: 'is_there', result, expected } });

test.for([
  ['None, called with one argument', { type: 'empty' }, 'one argument', 0],
  ['None, where the call is not known', { type: 'empty' }, undefined, 0],
  ['None, called with two arguments', { type: 'empty' }, 'two arguments', 1],
  ['rules that are null', { type: 'rule', rules: null }, 'one argument', 0],
  ['rules', { type: 'rule', rules: { a: 1 } }, 'one argument', 1],
] as const)('V07 accepts a reference that is no argument: %s', ([, expected, call, count]) => {
  const vocabulary = vocabularyOf(evaluatorOf(call ? { expectedNone: call } : {}));
  expect(findProblems(referenceGiven, judged(expected), { vocabulary })).toHaveLength(count);
});

const name = (by: 'judge' | 'runner', inArray: boolean) => ({ at, by, inArray });

test.for([
  ['a string', 'infeasible', {}, []],
  ['an array', ['infeasible'], { infeasible: name('judge', false) }, ['infeasible in array']],
  ['an array that is searched', ['infeasible'], { infeasible: name('judge', true) }, []],
  ['an array, where it is not known', ['infeasible'], {}, []],
] as const)('W44 knows how "infeasible" is recognized: %s', ([, func, judgedByName, faults]) => {
  const vocabulary = vocabularyOf(evaluatorOf({ judgedByName }));
  const found = findProblems(checkCanPass, { evaluator: { func } }, { vocabulary });
  expect(found.map(({ fault }) => fault)).toEqual(faults);
});

test('W44 reports "infeasible" in an array without source', () => {
  const found = findProblems(checkCanPass, { evaluator: { func: ['infeasible'] } });
  expect(found.map(({ fault }) => fault)).toEqual(['infeasible in array']);
});

test('V07 and W44 ask nothing of a metric that a runner judges', () => {
  const fields = { evaluator: { func: 'by_log', expected: { type: 'rule', rules: {} } } };
  const judgedByName = { by_log: name('runner', false) };
  for (const rule of [referenceGiven, checkCanPass]) {
    const vocabulary = vocabularyOf(evaluatorOf({ judgedByName }));
    expect(findProblems<object>(rule, fields, { vocabulary })).toEqual([]);
  }
});

test.for([
  ['that fails', 'fails', ['action'], 'error'],
  ['that is skipped', 'skipped', ['action'], 'warning'],
  ['where not all are known', 'fails', [], 'info'],
] as const)('V01 reports an action %s', ([, unknownAction, complete, severity]) => {
  const vocabulary = vocabularyOf({ unknownAction }, complete);
  const fields = { config: [{ type: 'juggle', parameters: {} }], evaluator: {} };
  expect(findProblems(nameKnown, fields, { vocabulary })).toMatchObject([{ severity }]);
});

test('V08 lists extra fields that no code reads', () => {
  const fields = { wait_before: 3, talk: [], proxi: true };
  const known = { fields: { talk: { need: 'optional' as const, at } } };
  const find = (fieldsAreComplete: boolean, isMentioned = false) =>
    findProblems(fieldSpelt, fields, {
      vocabulary: {
        ...vocabularyOf({ ...known, fieldsAreComplete }),
        mayMention: () => isMentioned,
      },
    })
      .filter(({ isUnread }) => isUnread)
      .map((problem) => problem.name);
  expect(find(true)).toEqual(['wait_before']);
  expect(find(false)).toEqual([]);
  expect(find(true, true)).toEqual([]);
});

test('W19 is silent where the source replaces no password, or it is not known which', () => {
  const command = 'echo secret | sudo -S ls';
  const fields = { config: [{ type: 'execute', parameters: { command, shell: true } }] };
  const vocabulary = vocabularyOf({ mayReplaceMore: true });
  expect(findProblems(passwordLeftOut, fields)).toHaveLength(1);
  expect(findProblems(passwordLeftOut, fields, { vocabulary })).toEqual([]);
});
