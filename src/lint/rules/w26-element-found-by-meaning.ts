import { isObject } from '#text/json/json-value.ts';
import { defineTaskRule } from '../model/rule.ts';
import { fetches } from '../facts/fetches.ts';

const task = (path: string) => ({
  evaluator: {
    func: 'check_direct_json_object',
    result: {
      type: 'active_tab_html_parse',
      category: 'xpath',
      xpathObject: { [path]: 'order' },
    },
    expected: { type: 'rule', rules: { expected: { order: 'Price (low to high)' } } },
  },
});

export const elementFoundByMeaning = defineTaskRule({
  code: 'W26',
  name: 'element-found-by-meaning',
  severity: 'info',
  consequence: 'fails',
  summary:
    'An element of a page is found by an id, a name or a label, not by counting from the top of the page.',
  why: 'A path from the root breaks when the site adds or removes an element, and the check then reads another element or none.',
  howToFix: 'Find the element by an id, a label or an attribute, such as //button[@name="order"].',
  concerns: ['getter active_tab_html_parse'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 3, defects: 3 }],
  examples: {
    good: [task('//form[@id="filters"]//select[@name="order"]')],
    bad: [task('/html/body/main/section[3]/aside/ul/li[4]/select')],
  },

  message: ({ path }: { path: string }) =>
    `"${path}" counts elements from the top of the page; find the element by an id or a name`,

  *check(task) {
    for (const { source, at } of fetches(task)) {
      for (const key of ['xpathObject', 'inputObject']) {
        const paths = source[key];
        if (!isObject(paths)) continue;
        for (const path of Object.keys(paths)) {
          if (fromRoot.test(path)) yield { at: [...at, key, path], path };
        }
      }
    }
  },
});

/** Six or more levels, at least one of them with an index. */
const fromRoot = /^\/html\/body(?=[^'"]{0,999}\[\d)(?:\/[a-z\d:*-]{1,40}(?:\[\d{1,4}\])?){4}/i;
