import { listPositions } from '../index/cells.ts';
import type { ExplorerColumn, ExplorerIndex } from '../index/explorer-index.ts';
import { foldText } from '../matching/fold-text.ts';
import { listAbsent, listPresent } from './absent-values.ts';
import { matchNames } from './match-values.ts';
import { isPlain, joinTerms, type LineTerm, parseLine } from './parse-line.ts';
import { readNumber } from './read-numbers.ts';
import {
  type PlainReading,
  readField,
  readLabel,
  type ReadTerms,
  readValue,
  toChoice,
} from './read-values.ts';

/** What a line asks for in plain words: "no internet", "5 checks", "difficulty L3", "calc and chrome". */
export function readPlainWords(
  line: string,
  terms: readonly LineTerm[],
  { facets }: ExplorerIndex,
): readonly PlainReading[] {
  const whole = readField(line, terms, facets);
  if (whole) return [whole];
  const readings: PlainReading[] = [];
  let at = 0;
  while (at < terms.length) {
    const rest = terms.slice(at);
    const reading = readers.map((read) => read(line, rest, facets)).find((one) => one);
    if (reading) readings.push(reading);
    at += reading?.length ?? 1;
  }
  return readings.flatMap((reading, index) => joinApps(line, reading, readings, index));
}

/** "two apps: Calc and Chrome" counts what it names. */
function joinApps(
  line: string,
  reading: PlainReading,
  readings: readonly PlainReading[],
  index: number,
): readonly PlainReading[] {
  if (isCountOf(line, reading, readings[index + 1])) return [];
  const before = readings[index - 1];
  if (!before || !isCountOf(line, before, reading)) return [reading];
  return [{ ...reading, term: joinTerms(line, [before.term, reading.term]) }];
}

const isCountOf = (line: string, one: PlainReading, next: PlainReading | undefined): boolean =>
  one.term.text.endsWith(':') &&
  isChoiceOf('appcount', one) &&
  next !== undefined &&
  isChoiceOf('app', next) &&
  line.slice(one.term.to, next.term.from).trim() === '';

const isChoiceOf = (facet: string, { asked }: PlainReading): boolean =>
  asked.kind === 'choice' && asked.choice.facet === facet;

const readers: readonly ReadTerms[] = [readPhrase, readNumber, readLabel, readValue, readApps];

/** What people write, each with the term of a line that asks for the same. */
const plainPhrases: ReadonlyMap<string, string> = new Map([
  ['feasible', 'feasible:yes'],
  ['infeasible', 'feasible:no'],
  ['not feasible', 'feasible:no'],
  ['not infeasible', 'feasible:yes'],
  ['unscored', 'feasible:unscored'],
  ['offline', '-internet'],
  ['not internet', '-internet'],
  ['no network', '-internet'],
  ['without network', '-internet'],
  ['needs internet', 'internet:needed'],
  ['live site', 'live:*'],
  ['live sites', 'live:*'],
  ['live website', 'live:*'],
  ['live websites', 'live:*'],
  ['needs live site', 'live:*'],
  ['needs proxy', 'proxy:needed'],
  ['with proxy', 'proxy:needed'],
  ['never solved', 'solved:none'],
  ['solved by none', 'solved:none'],
  ['solved by all', 'solved:all'],
  ['with errors', 'severity:error'],
  ['with warnings', 'severity:warning'],
]);

/** In words, with an article. */
const longestPhrase = 4;

function readPhrase(
  line: string,
  terms: readonly LineTerm[],
  facets: readonly ExplorerColumn[],
): PlainReading | undefined {
  for (let length = Math.min(longestPhrase, terms.length); length > 0; length--) {
    const own = terms.slice(0, length);
    const words = own.map(({ text }) => foldText(text)).join(' ');
    const phrase = words.replace(/ (?:an?|the) /, ' ').replace(/^(?:need|requires?) /, 'needs ');
    const [meant] = own.every(isPlain) ? parseLine(plainPhrases.get(phrase) ?? '') : [];
    const column = facets.find(({ name }) => name === (meant?.key ?? meant?.text));
    if (!meant || !column) continue;
    const asked = meant.key === undefined ? listAbsent(column) : pickValues(column, meant.text);
    if (asked && asked.values.length > 0) return toChoice(line, own, column, asked);
  }
  return undefined;
}

function pickValues(column: ExplorerColumn, value: string) {
  if (value === '*') return listPresent(column);
  return column.values.includes(value) ? { values: [value], isExcluded: false } : undefined;
}

/** What joins the names of apps that a task uses together. */
export const joiningWords: ReadonlySet<string> = new Set(['and', '&', '+']);

/** Names of apps with "and" between them, if a task uses all of these. */
function readApps(
  line: string,
  terms: readonly LineTerm[],
  facets: readonly ExplorerColumn[],
): PlainReading | undefined {
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
  return toChoice(line, terms.slice(0, length), column, {
    values,
    isExcluded: false,
    needsAll: true,
  });
}

/** The position of the only app that a term names; undefined when it names none, or several. */
export function findApp(column: ExplorerColumn, term: LineTerm | undefined): number | undefined {
  if (!term || !isPlain(term)) return undefined;
  const [app, other] = matchNames(column, term.text);
  return other === undefined ? app : undefined;
}
