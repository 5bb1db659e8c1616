import { expect, test } from 'vitest';
import { readScoreText } from './read-score.ts';

test.for([
  ['1', 1],
  ['0.25\n', 0.25],
  ['5e-1', 0.5],
  ['True', 1],
  ['false', 0],
  ['\u{FEFF}1.0', 1],
] as const)('reads "%s"', ([text, score]) => {
  expect(readScoreText(text)).toEqual({ score });
});

test.for([
  [' \n', 'empty', 'the file is empty; expected a score'],
  ['1.5', 'range', 'the score 1.5 is outside 0 to 1'],
  ['1e400', 'range', 'a number that is too large is outside 0 to 1'],
  [
    'version https://git-lfs.github.com/spec/v1\nsize 4\n',
    'notNumber',
    'the file is a pointer of Git LFS, which "git lfs pull" replaces with the file itself',
  ],
  ['NaN', 'notNumber', '"NaN" is not a score; expected a number from 0 to 1, True or False'],
] as const)('refuses "%s"', ([text, fault, message]) => {
  expect(readScoreText(text)).toEqual({ fault, message });
});

test('cuts a long text between characters', () => {
  const { message } = readScoreText(`${'a'.repeat(39)}😀 is no score`) as { message: string };
  expect(message).toContain(`"${'a'.repeat(39)}…" is not a score`);
});

test('takes no longer for very many digits that are no number', () => {
  expect(readScoreText(`${'1'.repeat(1_000_000)}a`)).toMatchObject({ fault: 'notNumber' });
});
