import { expect, test } from 'vitest';
import { exampleView } from '#lint/examples/example-view.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { commandWords, placedFiles, setupSteps } from './setup-steps.ts';

const stepsIn = (config: unknown, postconfig?: unknown) =>
  setupSteps(exampleView({ config, evaluator: { postconfig } }));

test('lists the steps before the agent, then those after it', () => {
  expect(stepsIn([{ type: 'sleep', parameters: { seconds: 1 } }], [5, { type: 7 }])).toEqual([
    {
      field: 'config',
      type: 'sleep',
      parameters: { seconds: 1 },
      effect: { kind: 'wait', seconds: 'seconds' },
      at: ['config', 0],
    },
    {
      field: 'postconfig',
      type: '',
      parameters: {},
      effect: undefined,
      at: ['evaluator', 'postconfig', 1],
    },
  ]);
});

test('lists nothing where the steps are not an array', () => {
  expect(stepsIn('x', { type: 'sleep' })).toEqual([]);
});

test('lists the files that a step puts on the machine', () => {
  const files = [{ url: 'u', path: '/a' }, { path: '/b' }, { path: 5 }, 'x'];
  const [step] = stepsIn([{ type: 'download', parameters: { files } }]);
  const at = ['config', 0, 'parameters', 'files'];
  const placed = step && placedFiles(step).map(({ localAt: _, ...file }) => file);
  expect(placed).toEqual([
    { path: '/a', at: [...at, 0, 'path'], url: 'u', urlAt: [...at, 0, 'url'] },
    { path: '/b', at: [...at, 1, 'path'], url: undefined, urlAt: [...at, 1, 'url'] },
  ]);
});

test('lists the file of an action that is declared to put one there', () => {
  const effect = { kind: 'put files', path: 'to', local: 'asset' } as const;
  const vocabulary = createVocabulary({ actions: { copy_asset: { effect } } });
  const config = [{ type: 'copy_asset', parameters: { asset: 'a', to: '/a' } }];
  const [step] = setupSteps(exampleView({ config }, vocabulary));
  expect(step && placedFiles(step)).toMatchObject([
    { path: '/a', at: ['config', 0, 'parameters', 'to'], local: 'a' },
  ]);
});

test.for([
  ['an array', ['ls', 5, '-l'], ['ls', '-l']],
  ['one text', 'ls -l', ['ls -l']],
  ['nothing', undefined, []],
] as const)('reads a command that is %s', ([, command, words]) => {
  const [step] = stepsIn([{ type: 'execute', parameters: { command } }]);
  expect(step && commandWords(step)).toEqual(words);
});
