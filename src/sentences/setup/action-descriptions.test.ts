import fc from 'fast-check';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { expect, test } from 'vitest';
import { collectStrings } from '#text/json/collect-strings.ts';
import { toPlainText } from '#text/rich-text.ts';
import { describeStep } from './describe-step.ts';
import { describeEffect } from './action-descriptions.ts';

test('loses no parameter of any action', () => {
  const word = fc.stringMatching(/^[a-z]{3,8}$/);
  const value = fc.oneof(
    word,
    fc.array(word),
    fc.boolean(),
    fc.dictionary(word, word),
    fc.integer(),
  );
  const keys = ['command', 'shell', 'urls_to_open', 'window_name', 'strict', 'path', 'files', 'x'];
  const parameters = fc.dictionary(fc.constantFrom(...keys), value);
  const type = fc.constantFrom(...builtInVocabulary.entries.action.keys(), 'fly');
  fc.assert(
    fc.property(type, parameters, (action, given) => {
      const shown = JSON.stringify(
        describeStep({ type: action, parameters: given, extra: {} }, builtInVocabulary),
      );
      expect(collectStrings(given).filter((text) => !shown.includes(text))).toEqual([]);
    }),
    { numRuns: 500, seed: 20_260_501 },
  );
});

test.for<[readonly string[], string]>([
  [['xdg-open', 'a.pdf'], 'Open a.pdf'],
  [['open', '-a', 'Safari'], 'Start Safari'],
  [['open', '-a', 'Preview', 'a.pdf'], 'Start Preview'],
])('describes %j as "%s"', ([command, sentence]) => {
  const described = describeStep(
    { type: 'launch', parameters: { command }, extra: {} },
    builtInVocabulary,
  );
  expect(toPlainText(described.sentence)).toBe(sentence);
  expect(described.detail).toMatchObject({ text: command.join(' ') });
});

test.for([
  ['about:blank', 'Open a page in the browser'],
  ['https://www.example.org/tickets?from=here', 'Open www.example.org in the browser'],
] as const)('names the host of a single page: %s', ([address, expected]) => {
  const effect = { kind: 'open pages', addresses: 'pages' } as const;
  const described = describeEffect(effect, { pages: [address] });
  expect(toPlainText(described?.sentence ?? [])).toBe(expected);
});
