import { foldText } from '../matching/fold-text.ts';
import { commonWords, type SearchTerm } from '../matching/search-terms.ts';
import type { LineTerm } from './parse-line.ts';

/** The words and phrases to search for; the punctuation around a word is left out. */
export function toSearchTerms(terms: readonly LineTerm[]): SearchTerm[] {
  return terms
    .map(({ key, text, isExcluded, isQuoted }): SearchTerm => {
      const typed = key === undefined ? text : `${key}:${text}`;
      const bare = isQuoted ? typed.trim() : withoutEdges(typed);
      return {
        kind: isQuoted ? 'phrase' : 'word',
        text: bare,
        isExcluded,
        isCommon: !isQuoted && commonWords.has(foldText(bare)),
      };
    })
    .filter(({ text }) => text !== '');
}

function withoutEdges(typed: string): string {
  const bare = typed.replaceAll(edges, '');
  return bare.length === 1 ? (languageName.exec(typed)?.[0] ?? bare) : bare;
}

/** "C++" and "C#", of which only a letter would be left. */
const languageName = /\p{L}(?:\+\+|#)/u;

const edges = /^[^\p{L}\p{N}_]+|[^\p{L}\p{M}\p{N}_]+$/gu;
