import { expect, test } from 'vitest';
import { toPlainText } from '#text/rich-text.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import type { ActionContract } from '#vocabulary/contract/contract.ts';
import type { Declaration } from '#vocabulary/extension.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { describeStart } from '../start/start-state.ts';
import { describeStep } from './describe-step.ts';

test.for<[string, Declaration<ActionContract>, string, string[]]>([
  ['its summary', { summary: 'mounts <b>a</b> share. Slow.' }, 'Mounts <b>a</b> share: to /a', []],
  ['its name without a sentence', { summary: 'Mount.' }, 'Run the action mount: to /a', []],
  ['its effect', { effect: { kind: 'create folder', path: 'to' } }, 'Create the folder /a', []],
])('describes a declared action by %s', ([, declared, sentence, rest]) => {
  const vocabulary = createVocabulary({ actions: { mount: declared } });
  const step = { type: 'mount', parameters: { to: '/a' }, extra: {} };
  const described = describeStep(step, vocabulary);
  expect([toPlainText(described.sentence), Object.keys(described.rest)]).toEqual([sentence, rest]);
});

const copies = 'Copies a picture to the machine.';

test.for<[string, string | undefined, JsonObject, string, string[]]>([
  [
    'under the same name',
    copies,
    { local: 'art/a.png', dest: '/home/user/a.png' },
    'Copies a picture to the machine: a.png to /home/user/',
    ['/home/user/a.png'],
  ],
  [
    'under another name',
    copies,
    { src: 'art/a.png', target: 'C:\\b.png' },
    'Copies a picture to the machine: a.png to C:\\b.png',
    ['C:\\b.png'],
  ],
  [
    'several',
    copies,
    {
      files: [
        { src: 'a', dest: '/a' },
        { src: 'b', dest: '/c/b' },
      ],
    },
    'Copies a picture to the machine: a to / and b to /c/',
    ['/a', '/c/b'],
  ],
  [
    'by its name alone',
    undefined,
    { from: 'a.md', to: '@home/a.md' },
    'Run the action copy_in: a.md to @home/',
    ['@home/a.md'],
  ],
  [
    'from the machine',
    'Copies a picture from the machine to the host.',
    { src: '/a.png', dest: '/tmp/a.png' },
    'Copies a picture from the machine to the host: src /a.png and dest /tmp/a.png',
    [],
  ],
  [
    'with something else',
    copies,
    { src: 'a', dest: '/a', mode: '600' },
    'Copies a picture to the machine: src a, dest /a and mode 600',
    [],
  ],
  [
    'what is compared',
    'Compares two pictures.',
    { src: 'a', dest: '/a' },
    'Compares two pictures: src a and dest /a',
    [],
  ],
  [
    'to no place on the machine',
    copies,
    { src: 'a', dest: 'b' },
    'Copies a picture to the machine: src a and dest b',
    [],
  ],
])(
  'names the files that an action of its own copies: %s',
  ([, summary, parameters, sentence, placed]) => {
    const vocabulary = createVocabulary({ actions: { copy_in: { summary } } });
    const step = { type: 'copy_in', parameters, extra: {} };
    const { facts, unread } = describeStart([step], vocabulary);
    expect(toPlainText(describeStep(step, vocabulary).sentence)).toBe(sentence);
    expect(facts).toEqual(
      placed.length === 0
        ? []
        : [
            {
              label: 'Files put in place',
              kind: 'phrases',
              items: placed.map((code) => [{ code }]),
            },
          ],
    );
    expect(unread).toEqual(placed.length === 0 ? [1] : []);
  },
);

test.for<[string, JsonObject, string]>([
  ['fly', { to: 'the moon' }, 'Run the action fly: to the moon'],
  ['constructor', { a: 1 }, 'Run the action constructor: a 1'],
  ['rest', {}, 'Run the action rest'],
  ['', {}, 'An action without a type'],
])('names the parameters of the unknown action "%s"', ([type, parameters, sentence]) => {
  const described = describeStep({ type, parameters, extra: {} }, createVocabulary());
  expect(toPlainText(described.sentence)).toBe(sentence);
  expect(described.rest).toEqual({});
});

test('lists the parameters of an unknown action that its sentence cannot quote', () => {
  const parameters = { to: 'the moon', log: 'a\nb' };
  const described = describeStep({ type: 'fly', parameters, extra: {} }, createVocabulary());
  expect(described.rest).toEqual(parameters);
});
