import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { textDecoded as rule } from './w33-text-decoded.ts';

const problemsIn = (path: string, instruction: unknown = 'Tidy up.') =>
  findProblems(rule, { instruction, config: [{ type: 'open', parameters: { path } }] });

/** What a text becomes when its UTF-8 is read as Latin-1. */
const misread = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

test.for([
  'plain.txt',
  'Übersicht.pdf',
  'SÃO.txt',
  'Ânimo',
  'a pasta «IRMÃ»',
  '会議.docx',
  'naïve — “a”',
  '🙂',
])('accepts "%s"', (path) => {
  expect(problemsIn(path)).toEqual([]);
});

test.for(['Übersicht', 'résumé', '会議', '“a”', '20°'])('reports "%s" that was misread', (text) => {
  const found = misread(text);
  expect(problemsIn(found)).toEqual([{ at: ['config', 0, 'parameters', 'path'], found }]);
});

/** What a text becomes when its UTF-8 is read as GBK. */
const misreadAsGbk = (text: string) =>
  new TextDecoder('gbk').decode(new TextEncoder().encode(text));

test.for(['4×4', 'café', 'Ärger', '20°C', 'the user’s', 'a → b', '“a', 'pages 1–2'])(
  'reports "%s" that was misread as GBK',
  (text) => {
    expect(problemsIn(misreadAsGbk(text))).toHaveLength(1);
  },
);

test.for([
  '每天',
  '打开第3页',
  '5 元 10kg每天',
  '炉子.docx',
  '把A改为B',
  '梅花2朵',
  '公交3没。',
  '3楼',
  '3路',
])('accepts "%s", which is Chinese', (path) => {
  expect(problemsIn(path)).toEqual([]);
});

test.for([
  [`The folder is called ${misread('é')}tude, as it always was.`, 'Ã©tude,'],
  [`Replace "4${misreadAsGbk('×')}4" with "4x4".`, '4脳4'],
  [`${'a'.repeat(30)}${misread('é')}${'b'.repeat(30)}`, `${'a'.repeat(24)}Ã©${'b'.repeat(22)}`],
])('reads the instruction too, and shows the word: %s', ([instruction, found]) => {
  expect(problemsIn('a', instruction)).toEqual([{ at: ['instruction'], found }]);
});

test('accepts a missing instruction', () => {
  expect(problemsIn('a', 5)).toEqual([]);
});
