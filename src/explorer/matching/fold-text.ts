/**
 * A text as it is compared: without case, accents and the difference between full and half width
 * (NFKC), with plain quotation marks and hyphens, and with the basic letters for others such as "ß".
 */
export function foldText(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(accents, '')
    .replaceAll(/[ß-œ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[‐-―−]/g, '-');
}

// Most texts are ASCII, and need none of the steps for others.
const isPlain = /^[\x00-\x7f]*$/;

/** Of Latin, Greek and Cyrillic letters; those of other scripts distinguish words. */
const accents = /[\u0300-\u036f]/g;

/** Latin letters that Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};
