import { foldText } from '../matching/fold-text.ts';
import { commonWords, type SearchTerm } from '../matching/search-terms.ts';
import { isOr, type LineTerm } from './parse-line.ts';

/**
 * The words and phrases to search for, those joined by `OR` as one; the punctuation around a word is
 * left out.
 */
export function toSearchTerms(terms: readonly LineTerm[]): SearchTerm[] {
  const searched: SearchTerm[] = [];
  let isJoined = false;
  for (const term of terms) {
    const own = isOr(term) ? undefined : toSearchTerm(term);
    const last = isJoined && own ? searched.pop() : undefined;
    if (own && own.text !== '') searched.push(last ? joinTerms(last, own) : own);
    isJoined = isOr(term) && searched.length > 0;
  }
  return searched;
}

function toSearchTerm({ key, text, isExcluded, isQuoted }: LineTerm): SearchTerm {
  const typed = key === undefined ? text : `${key}:${text}`;
  const bare = isQuoted ? typed.trim() : withoutEdges(typed);
  return {
    kind: isQuoted ? 'phrase' : 'word',
    text: bare,
    isExcluded,
    isCommon: !isQuoted && commonWords.has(foldText(bare)),
  };
}

const joinTerms = (one: SearchTerm, other: SearchTerm): SearchTerm => ({
  kind: 'word',
  text: `${one.text} OR ${other.text}`,
  isExcluded: false,
  isCommon: false,
  alternatives: [...(one.alternatives ?? [one]), other],
});

/** A word without the punctuation around it. */
export function withoutEdges(typed: string): string {
  const bare = typed.replaceAll(edges, '');
  return bare.length === 1 ? (languageName.exec(typed)?.[0] ?? bare) : bare;
}

/** "C++" and "C#", of which only a letter would be left. */
const languageName = /\p{L}(?:\+\+|#)/u;

const edges = /^[^\p{L}\p{N}_]+|[^\p{L}\p{M}\p{N}_]+$/gu;
