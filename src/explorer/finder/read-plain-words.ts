import { listPositions } from '../index/cells.ts';
import type { ExplorerColumn, ExplorerIndex } from '../index/explorer-index.ts';
import { foldText } from '../matching/fold-text.ts';
import { listAbsent, listPresent } from './absent-values.ts';
import { matchNames } from './match-values.ts';
import { type LineTerm, parseLine } from './parse-line.ts';
import { joiningWords, plainPhrases } from './plain-phrases.ts';
import type { LineChoice } from './resolve-term.ts';

/** Values of facets that a line asks for in plain words: "no internet", "calc and chrome". */
export function readPlainWords(
  line: string,
  terms: readonly LineTerm[],
  index: ExplorerIndex,
): readonly LineChoice[] {
  const choices: LineChoice[] = [];
  let at = 0;
  while (at < terms.length) {
    const rest = terms.slice(at);
    const found =
      readPhrase(line, rest, index) ??
      readShortcut(line, rest, index) ??
      readApps(line, rest, index);
    if (found) choices.push(found.choice);
    at += found?.length ?? 1;
  }
  return choices;
}

interface ReadTerms {
  choice: LineChoice;
  /** How many terms it takes. */
  length: number;
}

/** In words, with an article. */
const longestPhrase = 4;
const longestShortcut = 5;

function readPhrase(
  line: string,
  terms: readonly LineTerm[],
  { facets }: ExplorerIndex,
): ReadTerms | undefined {
  for (let length = Math.min(longestPhrase, terms.length); length > 0; length--) {
    const own = terms.slice(0, length);
    const words = own.map(({ text }) => foldText(text)).join(' ');
    const phrase = words.replace(/ (?:an?|the) /, ' ');
    const [meant] = own.every(isPlain) ? parseLine(plainPhrases.get(phrase) ?? '') : [];
    const column = facets.find(({ name }) => name === (meant?.key ?? meant?.text));
    if (!meant || !column) continue;
    const asked = meant.key === undefined ? listAbsent(column) : pickValues(column, meant.text);
    if (asked && asked.values.length > 0)
      return { choice: { ...asked, term: joinTerms(line, own), facet: column.name }, length };
  }
  return undefined;
}

function pickValues(column: ExplorerColumn, value: string) {
  if (value === '*') return listPresent(column);
  return column.values.includes(value) ? { values: [value], isExcluded: false } : undefined;
}

/** The whole name of a way to pass a task without the work, such as "nothing asked". */
function readShortcut(
  line: string,
  terms: readonly LineTerm[],
  { facets }: ExplorerIndex,
): ReadTerms | undefined {
  const { values, labels = [] } = facets.find(({ name }) => name === 'shortcut') ?? {};
  const names = labels.map(toPhrase);
  for (let length = Math.min(longestShortcut, terms.length); length > 1; length--) {
    const own = terms.slice(0, length);
    const position = names.indexOf(toPhrase(own.map(({ text }) => text).join(' ')));
    const value = own.every(isPlain) ? values?.[position] : undefined;
    if (value === undefined) continue;
    const term = joinTerms(line, own);
    return { choice: { term, facet: 'shortcut', values: [value], isExcluded: false }, length };
  }
  return undefined;
}

const toPhrase = (text: string): string => foldText(text).replace(/^(?:an?|the) /, '');

/** Names of apps with "and" between them, if a task uses all of these. */
function readApps(
  line: string,
  terms: readonly LineTerm[],
  { facets }: ExplorerIndex,
): ReadTerms | undefined {
  const column = facets.find(({ name }) => name === 'app');
  if (!column) return undefined;
  const positions: number[] = [];
  let length = 0;
  for (let at = 0; at < terms.length; at += 2) {
    const app = findApp(column, terms[at]);
    if (app === undefined) break;
    positions.push(app);
    length = at + 1;
    if (!joiningWords.has(foldText(terms[at + 1]?.text ?? ''))) break;
  }
  const areTogether = column.cells.some((cell) =>
    positions.every((position) => listPositions(cell).includes(position)),
  );
  if (new Set(positions).size < 2 || !areTogether) return undefined;
  const values = positions.map((position) => column.values[position] ?? '');
  const term = joinTerms(line, terms.slice(0, length));
  return { choice: { term, facet: 'app', values, isExcluded: false, needsAll: true }, length };
}

/** The position of the only app that a term names; undefined when it names none, or several. */
export function findApp(column: ExplorerColumn, term: LineTerm | undefined): number | undefined {
  if (!term || !isPlain(term)) return undefined;
  const [app, other] = matchNames(column, term.text);
  return other === undefined ? app : undefined;
}

/** Whether a term is a word as it is, which may be understood as something else. */
export const isPlain = ({ key, isQuoted, isExcluded }: LineTerm): boolean =>
  key === undefined && !isQuoted && !isExcluded;

/** Terms that follow each other as one. */
export function joinTerms(line: string, terms: readonly LineTerm[]): LineTerm {
  const from = terms[0]?.from ?? 0;
  const to = terms.at(-1)?.to ?? from;
  const text = line.slice(from, to);
  return { from, to, isExcluded: false, key: undefined, text, isQuoted: false };
}
