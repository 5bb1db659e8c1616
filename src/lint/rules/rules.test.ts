import { expect, test } from 'vitest';
import { createVocabulary } from '../../vocabulary/vocabulary.ts';
import type { JsonRecord } from '../../format/json-value.ts';
import { exampleDataset } from '../example-dataset.ts';
import { exampleTask } from '../example-task.ts';
import type { DatasetRule, TaskRule } from '../rule.ts';
import { toTaskView } from '../task-view.ts';
import { allCards, datasetRules, taskRules } from './index.ts';

const context = { file: 'example.json', vocabulary: createVocabulary() };

/** One line without a full stop or a capital at its start. */
const plainLine = /^[^A-Z\n][^\n]*[^.\n]$/;

const problemsIn = (rule: TaskRule, fields: object) => [
  ...rule.check(toTaskView(exampleTask({ ...fields })), context),
];

/** The codes of all task rules that object to a task with the given fields. */
const codesOf = (fields: object) =>
  taskRules.flatMap((rule) => problemsIn(rule, fields).map(() => rule.code));

const problemsAmong = (rule: DatasetRule, parts: Record<string, JsonRecord>) => {
  const { tasks, context } = exampleDataset(parts);
  return [...rule.check(tasks, context)];
};

const named = <Rule extends { code: string; name: string }>(rules: readonly Rule[]) =>
  rules.map((rule) => [`${rule.code} ${rule.name}`, rule] as const);

test('no task rule objects to the example task', () => {
  expect(codesOf({})).toEqual([]);
});

test.for(named(taskRules))('%s accepts its good examples', ([, rule]) => {
  expect(rule.examples.good).not.toEqual([]);
  for (const example of rule.examples.good) expect(codesOf(example)).not.toContain(rule.code);
});

test.for(named(taskRules))('%s alone objects to its bad examples, in one line', ([, rule]) => {
  expect(rule.examples.bad).not.toEqual([]);
  for (const example of rule.examples.bad) {
    expect([...new Set(codesOf(example))], JSON.stringify(example)).toEqual([rule.code]);
    for (const problem of problemsIn(rule, example)) {
      expect(rule.message(problem)).toMatch(plainLine);
    }
  }
});

test.for(named(datasetRules))('%s accepts its good examples', ([, rule]) => {
  expect(rule.examples.good).not.toEqual([]);
  for (const example of rule.examples.good) expect(problemsAmong(rule, example)).toEqual([]);
});

test.for(named(datasetRules))('%s objects to its bad examples, in one line', ([, rule]) => {
  expect(rule.examples.bad).not.toEqual([]);
  for (const example of rule.examples.bad) {
    const problems = problemsAmong(rule, example);
    expect(problems).not.toEqual([]);
    for (const problem of problems) expect(rule.message(problem)).toMatch(plainLine);
  }
});

test('concerns kinds of functions, or single ones of the vocabulary', () => {
  const { entries } = context.vocabulary;
  const known = Object.values(entries).flatMap((of) =>
    [...of.values()].flatMap(({ kind, name }) => [kind, `${kind} ${name}`]),
  );
  const concerns = allCards.flatMap((card) => card.concerns ?? []);
  expect(concerns).toContain('action sleep');
  expect(concerns.filter((one) => !known.includes(one))).toEqual([]);
});

test('gives every code and name once', () => {
  expect(new Set(allCards.map(({ code }) => code)).size).toBe(allCards.length);
  expect(new Set(allCards.map(({ name }) => name)).size).toBe(allCards.length);
});

test('sorts the codes by layer and number', () => {
  const layers = 'FSVWD';
  const codes = allCards.map(({ code }) => code);
  const places = codes.map((code) => layers.indexOf(code.charAt(0)) * 100 + Number(code.slice(1)));
  expect(codes.filter((code) => !/^[FSVWD]\d\d$/.test(code))).toEqual([]);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test.for(named(allCards))('%s has a kebab-case name, a summary and a reason', ([, card]) => {
  expect(card.name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  expect(card.summary).toMatch(/^["A-Z].*\.$/);
  expect(card.why).toMatch(/^["A-Z].*\.$/);
});
