import { expect, test } from 'vitest';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { findShortcuts } from '../find-shortcuts.ts';

const address = (type: string) => ({ type, goto_prefix: 'https://' });
const match = { type: 'rule', rules: { expected: ['shop\\.example\\.org/tents'] } };
const file = { type: 'vm_file', path: '/home/user/list.txt', dest: 'list.txt' };

const placesIn = (evaluator: object) =>
  findShortcuts({ file: 'a.json', fields: { evaluator } }, { vocabulary: builtInVocabulary })
    .filter(({ kind }) => kind === 'typed text')
    .map(({ at, certainty }) => [at.join('.'), certainty]);

test.for<[string, object, string[][]]>([
  [
    'the text of the address bar',
    {
      func: 'is_expected_url_pattern_match',
      result: address('active_url_from_accessTree'),
      expected: match,
    },
    [['evaluator.result.type', 'likely']],
  ],
  [
    'one of its parameters',
    {
      func: 'check_direct_json_object',
      result: { ...address('active_tab_url_parse'), parse_keys: ['size'] },
      expected: { type: 'rule', rules: { expected: { size: '2' } } },
    },
    [['evaluator.result.type', 'likely']],
  ],
  [
    'a page that the judge loads again',
    { func: 'is_expected_active_tab', result: address('active_tab_info'), expected: match },
    [['evaluator.result.type', 'possible']],
  ],
  [
    'an element of a page',
    {
      func: 'is_expected_active_tab',
      result: { ...address('active_tab_html_parse'), category: 'xpath', xpathObject: {} },
      expected: match,
    },
    [],
  ],
  [
    'an address beside a file, which both must be right',
    {
      func: ['is_expected_url_pattern_match', 'compare_text_file'],
      result: [address('active_url_from_accessTree'), file],
      expected: [match, { ...file, path: '/home/user/other.txt', dest: 'other.txt' }],
    },
    [],
  ],
])('reads %s', ([, evaluator, places]) => {
  expect(placesIn(evaluator)).toEqual(places);
});
