import { didYouMean } from '#text/similarity/did-you-mean.ts';
import { isObject } from '#text/json/json-value.ts';
import { findNearestName } from '#text/similarity/nearest-name.ts';
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
  consequence: 'fails',
  summary: 'Date codes such as {Year} are replaced by their getter.',
  why: 'A code that is not replaced is compared literally, so the expected value never matches.',
  howToFix:
    'Use the getter "rule_relativeTime" with "relativeTime", and its codes: {DoW}, {DayD}, {Day0D}, {Month}, {MonthFull}, {month}, {MonthD}, {Month0D} and {Year}.',
  concerns: ['getter rule', 'getter rule_relativeTime'],
  examples: {
    good: [task('rule_relativeTime', '{Day0D}/{Month0D}/{Year}')],
    bad: [task('rule', '{Day0D}/{Month0D}/{Year}'), task('rule_relativeTime', '{DayOD}')],
  },

  message: ({ found, getter, meant, isDated }: Facts) => {
    if (!isDated) return `"${getter}" does not replace "${found}"; use "rule_relativeTime"`;
    const end =
      meant === undefined ? '; use one of its codes, such as "{Day0D}"' : didYouMean(`{${meant}}`);
    return `"${getter}" does not replace "${found}"${end}`;
  },

  *check(view) {
    for (const { getter, from, source, at } of fetches(view)) {
      if (from?.kind !== 'task file' || !isObject(source.rules)) continue;
      const isDated = from.dates !== undefined;
      const find = isDated ? findMisspelt : findCode;
      for (const place of stringsWithin(source.rules, [...at, 'rules'])) {
        const found = find(place.text);
        if (found !== undefined) yield { at: place.at, getter, isDated, ...found };
      }
    }
  },
});

/** Of codes that are equally near to a misspelling, the first is meant: with a zero, not a letter. */
const codes = ['Day0D', 'Month0D', 'DoW', 'DayD', 'Month', 'MonthFull', 'month', 'MonthD', 'Year'];

/** What a getter leaves as it is, though it is meant to be a date. */
interface Facts {
  getter: string;
  found: string;
  /** The code that is near to it. */
  meant?: string;
  /** Whether the getter fills in any dates. */
  isDated: boolean;
}

function findCode(text: string) {
  const code = codes.find((name) => text.includes(`{${name}}`));
  return code === undefined ? undefined : { found: `{${code}}` };
}

/** The first word in braces that is a part of a date but not a code, or that is near to a code. */
function findMisspelt(text: string) {
  for (const [found, word = ''] of text.matchAll(/\{([A-Za-z]\w{1,20})\}/g)) {
    if (codes.includes(word)) continue;
    const meant = findNearestName(word, codes)?.name;
    if (meant !== undefined) return { found, meant };
    if (/^(?:day|month|year|dow)/i.test(word)) return { found };
  }
  return undefined;
}
