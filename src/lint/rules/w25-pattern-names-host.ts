import { toArray } from '#text/json/json-value.ts';
import { checkViews } from '../facts/checks/check-views.ts';
import { rulesOf } from '../facts/checks/rules-of.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (pattern: string) => ({
  evaluator: {
    func: 'is_expected_url_pattern_match',
    result: { type: 'active_tab_info' },
    expected: { type: 'rule', rules: { expected: [pattern] } },
  },
});

export const patternNamesHost = defineTaskRule({
  code: 'W25',
  name: 'pattern-names-host',
  severity: 'info',
  consequence: 'fails',
  summary: 'A pattern for the address of a page contains the host.',
  why: 'The pattern may match anywhere in the address, so a page of another site passes too, such as a search for the same words.',
  howToFix: 'Start the pattern with "^https://" and the host, with a backslash before each dot.',
  yieldsTo: ['V06'],
  concerns: ['metric is_expected_url_pattern_match'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 2, defects: 1 }],
  examples: {
    good: [task('^https://(www\\.)?example\\.org/delivery/questions')],
    bad: [task('delivery/questions')],
  },

  message: ({ pattern }: { pattern: string }) =>
    `"${pattern}" matches pages of any site; add the host`,

  *check(task) {
    // Beside another check that has to pass, the pattern need not be complete.
    const { func, conj } = task.evaluator;
    if (Array.isArray(func) && func.length > 1 && conj !== 'or') return;
    for (const { compares, expected } of checkViews(task)) {
      if (compares?.kind !== 'matches address') continue;
      const place = rulesOf(expected);
      const patterns = toArray(place?.rules[compares.all]).filter(
        (pattern) => typeof pattern === 'string',
      );
      const [first] = patterns;
      if (!place || first === undefined || patterns.some((pattern) => host.test(pattern))) continue;
      yield { at: [...place.at, compares.all], pattern: first };
    }
  },
});

/** A scheme, the machine itself, a number, or a dot between letters as in a host, and not as in the name of a page. */
const host =
  /:\/\/|\blocalhost\b|(?:\d{1,3}\\?\.){3}\d|[a-z\d)]\\?\.(?!aspx?\b|html?\b|jsp\b|php\b)[a-z]{2,18}(?:[/:$)(?]|\\\/|$)/i;
