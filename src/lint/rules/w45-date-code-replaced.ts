import { isObject } from '../../text/json/json-value.ts';
import { fetches } from '../facts/fetches.ts';
import { stringsWithin } from '../facts/strings-within.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (type: string, time: string) => ({
  evaluator: {
    func: 'check_direct_json_object',
    result: { type: 'active_tab_html_parse', category: 'class' },
    expected: {
      type,
      rules: {
        ...(type === 'rule' ? {} : { relativeTime: { from: 'tomorrow' } }),
        expected: { time },
      },
    },
  },
});

export const dateCodeReplaced = defineTaskRule({
  code: 'W45',
  name: 'date-code-replaced',
  severity: 'warning',
  summary: 'Date codes such as {Year} are replaced by their getter.',
  why: 'A code that is not replaced is compared literally, so the expected value never matches.',
  howToFix:
    'Use the getter "rule_relativeTime" with "relativeTime", and its codes: {DoW}, {DayD}, {Day0D}, {Month}, {MonthFull}, {month}, {MonthD}, {Month0D} and {Year}.',
  concerns: ['getter rule', 'getter rule_relativeTime'],
  examples: {
    good: [task('rule_relativeTime', '{Day0D}/{Month0D}/{Year}')],
    bad: [task('rule', '{Day0D}/{Month0D}/{Year}'), task('rule_relativeTime', '{DayOD}')],
  },

  message: ({ found, getter }: { found: string; getter: string }) =>
    getter === 'rule'
      ? `"rule" does not replace "${found}"; use "rule_relativeTime"`
      : `"${getter}" does not replace "${found}"; use one of its codes, such as "{Day0D}"`,

  *check(view) {
    for (const { getter, source, at } of fetches(view)) {
      const pattern = patterns.get(getter);
      if (pattern === undefined || !isObject(source.rules)) continue;
      for (const place of stringsWithin(source.rules, [...at, 'rules'])) {
        const found = pattern.exec(place.text)?.[0];
        if (found !== undefined) yield { at: place.at, found, getter };
      }
    }
  },
});

const codes = 'DoW|DayD|Day0D|Month|MonthFull|month|MonthD|Month0D|Year';

/** What each getter leaves as it is, though it is meant to be a date. */
const patterns: ReadonlyMap<string, RegExp> = new Map([
  ['rule', new RegExp(String.raw`\{(?:${codes})\}`)],
  [
    'rule_relativeTime',
    new RegExp(
      String.raw`\{(?!(?:${codes})\})(?:[Dd]ay|DAY|[Mm]onth|MONTH|[Yy]ear|YEAR|[Dd][Oo][Ww])\w*\}`,
    ),
  ],
]);
