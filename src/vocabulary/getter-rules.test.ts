import { expect, test } from 'vitest';
import { readsOwnRule } from './getter-rules.ts';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary({
  getters: { dance: { keys: { rules: { fields: { tempo: {}, expected: {} } } } } },
});

test.for([
  ['rule_relativeTime', 'relativeTime'],
  ['rule_relativeTime', 'timezone'],
  ['get_rule_relativeTime', 'timezone'],
  ['dance', 'tempo'],
] as const)('the getter %s keeps the rule "%s"', ([name, key]) => {
  expect(readsOwnRule(vocabulary.find('getter', name), key)).toBe(true);
});

test.for([
  ['getter', 'rule_relativeTime', 'expected'],
  ['getter', 'rule_relativeTime', 'url'],
  ['getter', 'rule_relativeTime', 'constructor'],
  ['getter', 'dance', 'expected'],
  ['getter', 'rule', 'expect'],
  ['getter', 'vm_file', 'path'],
  ['getter', 'favorites', 'x'],
  ['getter', 'unknown', 'x'],
  ['metric', 'check_csv', 'expect'],
] as const)('the %s %s passes the rule "%s" on', ([kind, name, key]) => {
  expect(readsOwnRule(vocabulary.find(kind, name), key)).toBe(false);
});
