import { expect, test } from 'vitest';
import { decodeSource } from './decode-source.ts';

test.for([
  ['a comment in the first line', '# -*- coding: latin-1 -*-\nname = "é"\n'],
  [
    'a comment in the second line',
    '#!/usr/bin/env python\n# vim: set fileencoding=iso_8859_1 :\n"é"',
  ],
  ['a comment after an empty line', '\r\n# coding=latin_1\r\n"é"'],
] as const)('decodes a file as %s declares', ([, text]) => {
  expect(decodeSource(Buffer.from(text, 'latin1'))).toBe(text);
});

test.for([
  ['declares nothing', '"é"\n'],
  ['declares an encoding in its third line', '\n\n# coding: latin-1\n"é"'],
  ['declares one in a string', 'a = "# coding: latin-1"\n"é"'],
  ['declares one that is unknown', '# coding: abc\n"é"'],
  ['begins with a byte order mark', '\u{FEFF}# coding: utf-8\n"é"'],
] as const)('decodes a file as UTF-8 that %s', ([, text]) => {
  expect(decodeSource(Buffer.from(text))).toBe(text.replace('\u{FEFF}', ''));
});
