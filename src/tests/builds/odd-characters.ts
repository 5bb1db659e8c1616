const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const planes = range(0, 16);
const toText = (codes: readonly number[]): string =>
  codes.map((code) => String.fromCodePoint(code)).join(' ');

/** Characters that a parser, an encoder or a page might refuse, by what they are. */
export const oddCharacters: Readonly<Record<string, string>> = {
  controls: toText([...range(0x00, 0x1f), ...range(0x7f, 0x9f)]),
  'null alone': '\0',
  'non-characters of a block': toText(range(0xfdd0, 0xfdef)),
  'non-characters of planes': toText(
    planes.flatMap((plane) => [plane * 0x10000 + 0xfffe, plane * 0x10000 + 0xffff]),
  ),
  // Of each plane the start, and some within.
  planes: toText(
    planes.flatMap((plane) =>
      [0x20, 0x1234, 0x5678, 0xa000, 0xf900].map((code) => plane * 0x10000 + code),
    ),
  ),
  'private use': toText([0xe000, 0xf8ff, 0xf0000, 0xffffd, 0x100000, 0x10fffd]),
  'format characters': toText([
    0xad,
    0x61c,
    0x180e,
    0xfeff,
    0xfffd,
    0xe0001,
    ...range(0x200b, 0x200f),
    ...range(0x2028, 0x202e),
    ...range(0x2060, 0x206f),
    ...range(0xfff9, 0xfffc),
    ...range(0xe0020, 0xe007f),
    ...range(0xfe00, 0xfe0f),
  ]),
  'combining marks': `a${'\u0301\u0489\u20dd'.repeat(300)}`,
  'lone surrogates': '\ud800 \udbff \udc00 \udfff \udf9e\ud83c',
  'a pair of surrogates': '\ud83c\udf9e',
  'what formats escape': '\\u0000 \\ud800 %00 %ud800 &#0; &#xd800; \\0 ]]> --> {{x}} ${x}',
  blanks: toText([0x20, 0x85, 0xa0, 0x1680, ...range(0x2000, 0x200a), 0x202f, 0x205f, 0x3000]),
  'a mark at the start': '\ufeffx',
};
