import { expect, test } from 'vitest';
import { findHit } from './find-hit.ts';

const parts = [
  'Mute the Player',
  'vlc',
  `${'a'.repeat(60)} pkill VLC ${'b'.repeat(90)}`,
  `close the player then quietly ${'b'.repeat(90)}`,
  `${'x'.repeat(60)}nowhere`,
];

test.for([
  ['nothing without words', [], undefined],
  ['nothing when the words are in sight', ['mute', 'player'], undefined],
  ['a short string whole', ['vlc'], 'vlc'],
  ['a long string cut on both sides', ['pkill'], `…pkill VLC ${'b'.repeat(63)}…`],
  ['whole words before the hit', ['quietly'], `…player then quietly ${'b'.repeat(67)}…`],
  ['a part of a long word before the hit', ['nowhere'], `…${'x'.repeat(12)}nowhere`],
  ['the word that is out of sight', ['mute', 'vlc'], 'vlc'],
  ['nothing for a word that is nowhere', ['elephant'], undefined],
] as const)('shows %s', ([, words, hit]) => {
  const forms = words.map((word) => [word]);
  expect(findHit(forms, 'Mute the Player', parts)).toBe(hit);
});

test.for([
  ['ellipses', '…'.repeat(50), ''],
  ['accents', 'e\u0301 '.repeat(50), 'e\u0301 e\u0301 e\u0301  '],
] as const)(
  'cuts around the word also after %s, which are folded to another length',
  ([, before, shown]) => {
    const text = `${before} pkill ${'b'.repeat(90)}`;
    expect(findHit([['pkill']], '', [text])).toBe(`…${shown}pkill ${'b'.repeat(67)}…`);
  },
);

test('shows nothing for a word that is in sight in another form', () => {
  expect(findHit([['vlc', 'player']], 'Mute the Player', parts)).toBeUndefined();
});
