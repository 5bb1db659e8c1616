import { expect, test } from 'vitest';
import { toPlainText } from '#text/rich-text.ts';
import type { ActionContract } from '#vocabulary/contract/contract.ts';
import type { Declaration } from '#vocabulary/extension.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { describeStep } from './describe-step.ts';

test.for<[string, Declaration<ActionContract>, string, string[]]>([
  ['its summary', { summary: 'mounts <b>a</b> share. Slow.' }, 'Mounts <b>a</b> share', ['to']],
  ['its name without a sentence', { summary: 'Mount.' }, 'Run the action mount', ['to']],
  ['its effect', { effect: { kind: 'create folder', path: 'to' } }, 'Create the folder /a', []],
])('describes a declared action by %s', ([, declared, sentence, rest]) => {
  const vocabulary = createVocabulary({ actions: { mount: declared } });
  const step = { type: 'mount', parameters: { to: '/a' }, extra: {} };
  const described = describeStep(step, vocabulary);
  expect([toPlainText(described.sentence), Object.keys(described.rest)]).toEqual([sentence, rest]);
});
