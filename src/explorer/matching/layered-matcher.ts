import { memoize } from '#text/memoize.ts';
import { joinMatches } from './match-terms.ts';
import { findNearWords } from './near-words.ts';
import { mostMemoized, type TermMatch, type TermMatcher } from './term-matcher.ts';

/**
 * Finds words in what rows say, and those that no row says in the rest of their files. A name such as
 * `fixed_ip` is looked for in both, since it is nothing but a name.
 *
 * @param matchIds the rows whose id has a text in any place
 */
export function layerMatchers(
  contents: TermMatcher,
  rest: TermMatcher,
  matchIds: (part: string) => TermMatch,
): TermMatcher {
  const inBoth = (match: (matcher: TermMatcher) => (text: string) => TermMatch) =>
    memoize(
      (text: string) => joinMatches([match(contents)(text), match(rest)(text)]),
      mostMemoized,
    );
  const inTurn =
    (match: (matcher: TermMatcher) => (text: string) => TermMatch) =>
    (text: string): TermMatch => {
      const said = match(contents)(text);
      return said.count > 0 ? said : match(rest)(text);
    };
  const withIds = (match: (word: string) => TermMatch) =>
    memoize((word: string) => joinMatches([match(word), matchIds(word)]), mostMemoized);
  const matchWide = withIds(inBoth(({ matchWord }) => matchWord));
  const matchWord = withIds(inTurn(({ matchWord: match }) => match));
  const words = [...new Set([...contents.words, ...rest.words])];
  return {
    words,
    matchWord: (word) => (word.includes('_') ? matchWide(word) : matchWord(word)),
    matchWide,
    matchWhole: inTurn(({ matchWhole }) => matchWhole),
    matchPhrase: inTurn(({ matchPhrase }) => matchPhrase),
    matchAnywhere: inBoth(({ matchAnywhere }) => matchAnywhere),
    findApart: (word) => contents.findApart(word) ?? rest.findApart(word),
    listNear: (word) => findNearWords(word, words).map((position) => words[position] ?? ''),
  };
}
