import { expect, test } from 'vitest';
import { type LineTerm, parseLine } from './parse-line.ts';

const write = ({ isExcluded, key, text, isQuoted }: LineTerm) =>
  `${isExcluded ? 'not ' : ''}${key === undefined ? '' : `${key} = `}${isQuoted ? `“${text}”` : text}`;

test.for([
  ['words', 'pivot  table', ['pivot', 'table']],
  ['a phrase', '"pivot table" bold', ['“pivot table”', 'bold']],
  ['a phrase that is not closed', '"pivot tab', ['“pivot tab”']],
  ['keys', 'app:calc expected.rules.*:x', ['app = calc', 'expected.rules.* = x']],
  ['a key in capitals', 'App:VLC', ['app = VLC']],
  ['a key with a phrase', 'internet:"no evidence"', ['internet = “no evidence”']],
  ['values in parentheses', '-app:(calc OR vlc) a:(x)y', ['not app = (calc OR vlc)', 'a = (x)y']],
  ['keys in parentheses', '(app:calc -(app:vlc', ['app = calc', 'not app = vlc']],
  ['what is excluded', '-internet -app:vlc -"a b"', ['not internet', 'not app = vlc', 'not “a b”']],
  ['a short form of two letters', '-ip -la', ['not ip', '-la']],
  ['what NOT excludes', 'NOT vlc NOT app:vlc NOT "a b"', ['not vlc', 'not app = vlc', 'not “a b”']],
  ['NOT in a word or at the end', 'xNOT bold NOT', ['xNOT', 'bold', 'NOT']],
  [
    'dashes of phones',
    '–app:vlc —bold −"a b" – c',
    ['not app = vlc', 'not bold', 'not “a b”', '–', 'c'],
  ],
  [
    'quotation marks of phones',
    '“a b” „c d“ «e f» 「表 計」 ＂g h＂',
    ['“a b”', '“c d”', '“e f”', '“表 計”', '“g h”'],
  ],
  [
    'what Japanese keyboards write',
    'ａｐｐ：vlc app：“a b” －app：vlc',
    ['app = vlc', 'app = “a b”', 'not app = vlc'],
  ],
  ['a colon between Japanese words', '標題：表', ['標題：表']],
  ['options of commands', 'pkill -f --port', ['pkill', '-f', '--port']],
  ['an address', 'https://example.org/a', ['https = //example.org/a']],
  ['a key without a value', 'metric:', ['metric:']],
  ['nothing', '  ', []],
] as const)('reads %s', ([, line, terms]) => {
  expect(parseLine(line).map(write)).toEqual(terms);
});

test('says where each term is', () => {
  const line = 'bold -app:calc "a b"';
  const parts = parseLine(line).map(({ from, to }) => line.slice(from, to));
  expect(parts).toEqual(['bold', '-app:calc', '"a b"']);
});
