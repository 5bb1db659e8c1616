const word = /[\p{L}\p{M}\p{N}_]+/gu;

/** The words of a folded text; names of functions are whole. */
export const listWords = (folded: string): readonly string[] => folded.match(word) ?? [];

/** The parts of a name such as `compare_table`; none for a word without an underscore. */
export function listNameParts(name: string): readonly string[] {
  return name.includes('_') ? name.split('_').filter((part) => part !== '') : [];
}

/** A text with the parts of its names such as `relativeTime`; "LibreOffice" is no such name. */
export function withNameParts(text: string): string {
  const names = text.match(camelCase);
  return names ? `${text}\n${names.join(' ').replaceAll(/(?=\p{Lu})/gu, ' ')}` : text;
}

const camelCase = /(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}\p{N}]*\p{Lu}[\p{L}\p{N}]*/gu;
