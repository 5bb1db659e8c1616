import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import type { Finding } from '#lint/model/finding.ts';
import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { pickExample } from './function-example.ts';
import { facetOfKind } from '../facets/facet-of-kind.ts';

const sleep = { type: 'sleep', parameters: { seconds: 1 } };
const open = { type: 'open', parameters: { path: '/a' } };
const file = { type: 'vm_file', path: '/a', dest: 'a' };

/** The example that is picked among all tasks that use the function. */
function pick(
  [kind, name]: readonly [FunctionKind, string],
  tasks: Record<string, JsonObject>,
  findings: Finding[] = [],
) {
  const catalogue = exampleCatalogue(tasks, { findings });
  const tasksOf = catalogue.findGroup(facetOfKind[kind], name)?.tasks ?? [];
  return pickExample(kind, name, tasksOf, catalogue.findContract(kind, name));
}

const csv = ['metric', 'compare_csv'] as const;
const judging = (func: string | string[], more: JsonObject = {}): JsonObject => ({
  evaluator: { func, ...more },
});

test('has none when no task uses the function', () => {
  expect(pick(csv, { a: judging('exact_match') })).toBeUndefined();
});

test('prefers the shorter file, and of equals the first', () => {
  const long = { ...judging('compare_csv'), note: 'more to read' };
  const short = judging('compare_csv');
  expect(pick(csv, { a: long, b: short, c: short })?.entry.file).toBe('b');
});

test('prefers few checks to a short file', () => {
  const long = { ...judging('compare_csv'), note: 'more to read '.repeat(100) };
  expect(pick(csv, { a: judging(['compare_csv', 'x']), b: long })?.entry.file).toBe('b');
});

test.for([
  ['error', 'b'],
  ['warning', 'b'],
  ['info', 'a'],
] as const)('weighs a finding of severity %s before the length', ([severity, expected]) => {
  const long = judging(['compare_csv', 'x', 'y']);
  const findings = [exampleFinding({ file: 'a', severity })];
  expect(pick(csv, { a: judging('compare_csv'), b: long }, findings)?.entry.file).toBe(expected);
});

test.for<[string, readonly [FunctionKind, string], JsonObject]>([
  ['an undeclared option', csv, judging('compare_csv', { options: { strikt: 1 } })],
  ['an option of another type', csv, judging('compare_csv', { options: { strict: 'no' } })],
  ['a missing key', ['getter', 'vm_file'], judging('x', { result: { ...file, path: undefined } })],
  ['a missing parameter', ['action', 'sleep'], { config: [{ ...sleep, parameters: {} }] }],
])('avoids a task that departs from the contract by %s', ([, called, departing]) => {
  const long = { config: [sleep], ...judging(['compare_csv', 'x'], { result: [file] }) };
  const keeping = { ...long, note: 'more to read '.repeat(100) };
  const faulty = JSON.parse(JSON.stringify(departing)) as JsonObject;
  expect(pick(called, { a: faulty, b: keeping })?.entry.file).toBe('b');
  expect(pick(called, { a: faulty })?.entry.file).toBe('a');
});

test.for<[string, JsonObject, string]>([
  ['the setup', { config: [open, sleep, sleep] }, 'setup-2'],
  ['the steps before judging', judging('x', { postconfig: [open, open, sleep] }), 'postconfig-3'],
  ['the setup first', { config: [sleep], ...judging('x', { postconfig: [sleep] }) }, 'setup-1'],
])('shows a step of %s', ([, task, anchor]) => {
  const { entry, ...shown } = pick(['action', 'sleep'], { a: task }) ?? {};
  expect(entry?.file).toBe('a');
  expect(shown).toEqual({ kind: 'step', anchor, step: { ...sleep, extra: {} } });
});

test('shows the check of a metric', () => {
  const shown = pick(csv, { a: judging(['x', 'compare_csv'], { result: [{}, file] }) });
  expect(shown).toMatchObject({
    kind: 'check',
    anchor: 'check-2',
    check: { metric: 'compare_csv', result: { fields: file } },
  });
  expect(shown).not.toHaveProperty('step');
});

test.for([
  ['result', { result: [{}, file] }],
  ['expected', { expected: [null, file] }],
  ['result, written with its prefix', { result: [{}, { ...file, type: 'get_vm_file' }] }],
] as const)('shows the check that a getter feeds as its %s', ([, more]) => {
  const shown = pick(['getter', 'vm_file'], { a: judging(['x', 'y'], more) });
  expect(shown).toMatchObject({ kind: 'check', anchor: 'check-2', check: { metric: 'y' } });
});

test('does not count a placeholder that is given nothing among the checks', () => {
  const shown = pick(csv, { a: judging(['infeasible', 'compare_csv']) });
  expect(shown?.anchor).toBe('check-1');
});

test('has nothing to show of a placeholder but the evaluation', () => {
  const { entry, ...shown } = pick(['metric', 'infeasible'], { a: judging('infeasible') }) ?? {};
  expect(entry?.file).toBe('a');
  expect(shown).toEqual({ kind: 'nothing', anchor: 'evaluation' });
});

test.for([
  ['metric', 'seen', 'danger-check-2', 'check'],
  ['getter', 'vm_file', 'danger-check-1', 'check'],
  ['action', 'sleep', 'midway:actions-step-1', 'step'],
  ['action', 'open', 'danger:postconfig-step-1', 'step'],
] as const)('finds the %s %s in a part that a project adds', ([kind, name, anchor, shown]) => {
  const danger = { func: ['x', 'seen'], result: [file, file], postconfig: [open] };
  const task = { evaluator: { func: 'x' }, danger, midway: { actions: [sleep] } };
  const example = pick([kind, name], { a: task });
  expect([example?.anchor, example?.kind]).toEqual([anchor, shown]);
});
