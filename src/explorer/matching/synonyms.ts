/**
 * Words that people use for one another, in lower case. A form of a word, such as "lowered", is
 * recognized by its stem, so one form of each is enough. The guide "Find tasks" lists them.
 */
export const commonSynonyms: readonly (readonly string[])[] = [
  ['approx', 'tolerance'],
  ['bold', 'strong'],
  ['browser', 'chrome'],
  ['chart', 'graph', 'diagram'],
  ['color', 'colour'],
  ['compare', 'comparison'],
  ['copy', 'duplicate'],
  ['delete', 'remove', 'erase'],
  ['directory', 'folder'],
  ['email', 'mail'],
  ['extension', 'plugin', 'addon'],
  ['favorite', 'bookmark'],
  ['freeze', 'frozen'],
  ['googledrive', 'gdrive'],
  ['image', 'picture', 'photo'],
  ['impossible', 'infeasible'],
  ['increase', 'raise', 'enlarge'],
  ['movie', 'video', 'film'],
  ['preferences', 'settings'],
  ['reduce', 'lower', 'decrease'],
  ['shortcut', 'keybinding', 'hotkey'],
  ['spreadsheet', 'workbook'],
  ['wallpaper', 'background'],
];

/** For each stem, the stems of its synonyms. */
export function createSynonyms(
  groups: Iterable<readonly string[]>,
  toStem: (word: string) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const others = new Map<string, Set<string>>();
  for (const group of groups) {
    const stems = group.map(toStem);
    for (const stem of stems) {
      const known = others.get(stem) ?? new Set();
      for (const other of stems) if (other !== stem) known.add(other);
      others.set(stem, known);
    }
  }
  return others;
}
