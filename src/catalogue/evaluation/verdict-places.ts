import type { Check, Source } from '../../format/task.ts';
import type { MetricContract } from '../../vocabulary/contract/contract.ts';
import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import { type RichText, toPlainText } from '../../text/rich-text.ts';
import { describeFieldAt, describePiece, describeWithheldAt } from './verdict-fields.ts';
import { isLiteral, listGiven, describeSource } from './verdict-source.ts';
import { type Filler, fillFirst, type Join, listPlaces, type Place } from './verdict-template.ts';

/** How a verdict is told. */
export interface VerdictOptions {
  vocabulary: Vocabulary;
  /** Whether an expected value may be quoted; false where the page folds it away. Default: true. */
  quotesExpected?: boolean | undefined;
}

/** How several files are told where a template does not say. */
export type SideJoins = Partial<Record<'result' | 'expected', Join>>;

/** More than these would hide what the clause says. */
const mostPieces = 3;

/** One check as a clause, by the template of its metric; undefined where the template does not fit. */
export function fillTemplates(
  check: Check,
  verdictOptions: VerdictOptions,
  joins: SideJoins = {},
): RichText | undefined {
  const { metric } = check;
  const entry = metric === undefined ? undefined : verdictOptions.vocabulary.find('metric', metric);
  if (entry?.kind !== 'metric' || !hasSides(check, entry.contract)) return undefined;
  const { contract } = entry;
  const quotes = verdictOptions.quotesExpected ?? true;
  const fillSide = toSideFiller(check, verdictOptions, joins);
  const fill = (describeRule: typeof describeFieldAt | undefined): RichText | undefined =>
    fillFirst(contract.verdict, (place) => {
      const isRule = /^rules\b/.test(place.name);
      if (isRule) return describeRule?.(place, check, contract);
      return fillSide(place) ?? describeFieldAt(place, check, contract);
    });
  // A text without any expected value reads better than one that names what it does not tell.
  const clause = quotes ? fill(describeFieldAt) : (fill(undefined) ?? fill(describeWithheldAt));
  return clause && [...clause, ...describePieces(check, contract, quotes)];
}

const hasSides = ({ result, expected }: Check, contract: MetricContract): boolean =>
  (result !== undefined || contract.result === undefined || contract.result.required === false) &&
  (expected !== undefined ||
    contract.expected === undefined ||
    contract.expected.required === false);

/** Fills the places `result` and `expected` with what is fetched; rules have places of their own. */
function toSideFiller(check: Check, verdictOptions: VerdictOptions, joins: SideJoins): Filler {
  const { vocabulary, quotesExpected } = verdictOptions;
  return ({ name, noun, join: wanted }: Place) => {
    if (name !== 'result' && name !== 'expected') return undefined;
    const source = check[name];
    const join = wanted ?? joins[name];
    if (!source || isLiteral(source)) return undefined;
    // What several files demand depends on the metric, so a template must say it.
    if (join === undefined && listGiven(source).length > 1) return undefined;
    const quotes = name === 'result' || quotesExpected;
    const called = name === 'result' ? nameReference(source, noun) : noun;
    return describeSource(source, { vocabulary, quotes, noun: called, join });
  };
}

/** Some evaluators judge the reference by what the agent made; the sentence must show it. */
const nameReference = ({ type }: Source, noun: string | undefined) =>
  type === 'cloud_file' && noun !== undefined ? `reference ${noun}` : noun;

/** What rules and options add to a clause, unless a template has a place for them. */
function describePieces(check: Check, contract: MetricContract, quotes: boolean): RichText {
  const placed = new Set(listPlaces(contract.verdict));
  const parts = quotes ? (['rules', 'options'] as const) : (['options'] as const);
  const pieces = parts
    .flatMap((part) => Object.keys(contract[part] ?? {}).map((name) => `${part}.${name}`))
    .filter((name) => !placed.has(name))
    .map((name) => describePiece({ name, noun: undefined, join: undefined }, check, contract))
    .filter((piece) => piece !== undefined);
  const distinct = [...new Map(pieces.map((piece) => [toPlainText(piece), piece])).values()];
  if (distinct.length === 0) return [];
  if (distinct.length > mostPieces) return [`, with the ${distinct.length} settings below`];
  return distinct.flatMap((piece) => [', ', ...piece]);
}
