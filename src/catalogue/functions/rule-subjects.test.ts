import { expect, test } from 'vitest';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { listRuleSubjects } from './rule-subjects.ts';

const vocabulary = createVocabulary({
  actions: { fetch_asset: { effect: { kind: 'put files', path: 'to' } }, mount: {} },
  getters: { tab_groups: { readsProfile: true } },
});

test.for([
  ['action', 'download', ['action', 'action download']],
  [
    'action',
    'fetch_asset',
    ['action', 'action fetch_asset', 'action download', 'action upload_file'],
  ],
  ['action', 'mount', ['action', 'action mount']],
  ['getter', 'tab_groups', ['getter', 'getter tab_groups', 'getter with readsProfile']],
  ['metric', 'fly', ['metric', 'metric fly']],
] as const)('lists what rules name of the %s %s', ([kind, name, subjects]) => {
  expect([...listRuleSubjects(kind, name, vocabulary)]).toEqual(subjects);
});
