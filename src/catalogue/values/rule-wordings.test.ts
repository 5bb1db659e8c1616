import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { findRuleWording, ruleWordings } from './rule-wordings.ts';

const vocabulary = createVocabulary();
const find = (metric: string, rule: string) =>
  findRuleWording(vocabulary.find('metric', metric), rule);

test('words only rules that the vocabulary lists', () => {
  const unknown = Object.entries(ruleWordings).flatMap(([metric, rules]) => {
    const entry = vocabulary.find('metric', metric);
    const known = entry?.kind === 'metric' ? { ...entry.contract.rules, rules: {} } : {};
    return Object.keys(rules)
      .filter((rule) => !Object.hasOwn(known, rule))
      .map((rule) => `${metric}.${rule}`);
  });
  expect(unknown).toEqual([]);
});

test('finds the wording of a rule', () => {
  expect(find('check_include_exclude', 'include')).toEqual({ says: 'includes' });
});

test('words a neutral name like its equivalent', () => {
  expect(find('is_mediaplayer_playing', 'url')).toEqual(find('is_vlc_playing', 'url'));
});

test.for([
  ['check_include_exclude', 'constructor'],
  ['check_include_exclude', 'contains'],
  ['constructor', 'name'],
] as const)('knows no words for %s.%s', ([metric, rule]) => {
  expect(find(metric, rule)).toBeUndefined();
});
