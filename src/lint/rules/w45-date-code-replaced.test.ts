import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { dateCodeReplaced as rule } from './w45-date-code-replaced.ts';

const problemsIn = (type: unknown, time: unknown) =>
  findProblems(rule, {
    evaluator: { func: 'exact_match', expected: { type, rules: { expected: { time } } } },
  });

test.for([
  ['rule_relativeTime', '{DoW}, {Month} {Day0D}, {Year} {MonthFull} {month} {MonthD} {Month0D}'],
  ['rule_relativeTime', '{name} {daylight saving}'],
  ['rule', '{"Year": 2024} {year} {name}'],
  ['cloud_file', '{Year}'],
  [5, '{Year}'],
])('accepts %s with %s', ([type, time]) => {
  expect(problemsIn(type, time)).toEqual([]);
});

test.for<[string, string, string, string?]>([
  ['rule', 'on {Day0D}.{Month0D}.', '{Day0D}'],
  ['get_rule', '{Year}', '{Year}'],
  ['rule_relativeTime', '{Year}-{DayOD}', '{DayOD}', 'Day0D'],
  ['rule_relativeTime', '{year}', '{year}', 'Year'],
  ['rule_relativeTime', '{DoW}, {Mounth}', '{Mounth}', 'Month'],
  ['rule_relativeTime', '{DAY_OF_WEEK}', '{DAY_OF_WEEK}'],
])('reports %s with %s', ([type, time, found, meant]) => {
  expect(problemsIn(type, [time])).toEqual([
    {
      at: ['evaluator', 'expected', 'rules', 'expected', 'time', 0],
      found,
      getter: type.replace('get_', ''),
      isDated: type === 'rule_relativeTime',
      ...(meant === undefined ? {} : { meant }),
    },
  ]);
});

test('leaves rules that are no object alone', () => {
  const expected = { type: 'rule', rules: '{Year}' };
  expect(findProblems(rule, { evaluator: { func: 'exact_match', expected } })).toEqual([]);
});

test('names a code that is replaced', () => {
  expect(rule.message({ found: '{Year}', getter: 'rule_relativeTime', isDated: true })).toBe(
    '"rule_relativeTime" does not replace "{Year}"; use one of its codes, such as "{Day0D}"',
  );
});
