import { memoize } from '#text/memoize.ts';
import { joinMatches } from './match-terms.ts';
import { findNearWords } from './near-words.ts';
import { mostMemoized, type TermMatch, type TermMatcher } from './term-matcher.ts';

/**
 * Finds words in what rows say, and those that no row says in the keys and numbers of their files. A
 * name such as `ignore_case` is looked for in both, since it is nothing but a name.
 */
export function layerMatchers(
  contents: TermMatcher,
  keys: TermMatcher,
  rowCount: number,
): TermMatcher {
  const matchKey = (word: string): TermMatch =>
    isNumber.test(word) ? keys.matchWhole(word) : keys.matchWord(word);
  const matchWide = memoize((word: string): TermMatch => {
    const said = contents.matchWord(word);
    const named = matchKey(word);
    // A key that most files have, such as "result", says nothing about a task.
    const isUsual = said.count > 0 && named.count > rowCount / 2 && !word.includes('_');
    return isUsual ? said : joinMatches([said, named]);
  }, mostMemoized);
  const inLayers =
    (match: (matcher: TermMatcher) => (text: string) => TermMatch) =>
    (text: string): TermMatch => {
      const said = match(contents)(text);
      return said.count > 0 ? said : match(keys)(text);
    };
  return {
    words: [...new Set([...contents.words, ...keys.words])],
    matchWord(word) {
      const said = contents.matchWord(word);
      return said.count > 0 && !word.includes('_') ? said : matchWide(word);
    },
    matchWide,
    matchWhole: inLayers(({ matchWhole }) => matchWhole),
    matchPhrase: inLayers(({ matchPhrase }) => matchPhrase),
    matchAnywhere: memoize(
      (text: string) => joinMatches([contents.matchAnywhere(text), keys.matchAnywhere(text)]),
      mostMemoized,
    ),
    findApart: (word) => contents.findApart(word) ?? keys.findApart(word),
    listNear(word) {
      const { words } = this;
      return findNearWords(word, words).map((position) => words[position] ?? '');
    },
  };
}

const isNumber = /^[\d.]+$/;
