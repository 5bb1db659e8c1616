import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { Check, Source } from '#format/task.ts';
import type { MetricContract } from '#vocabulary/contract/contract.ts';
import { type RichText, toPlainText } from '#text/rich-text.ts';
import {
  type DescribedCheck,
  describeFieldAt,
  describePiece,
  describeWithheldAt,
} from './describe-field.ts';
import { describeSource, isWebFile, listJudgedFiles, nameFile } from './describe-source.ts';
import { readOwn } from '#text/json/json-value.ts';
import { describeNamedValues, listOptions } from '../words/describe-named-values.ts';
import { describeFilledDates } from './describe-filled-dates.ts';
import { mostValues } from '../words/describe-values.ts';
import { joinRepeated } from '../words/join-repeated.ts';
import { literalKeyOf } from './literal-getters.ts';
import {
  type Clause,
  fillFirstClause,
  type FillSlot,
  type Join,
  listSlots,
  type Slot,
} from '../words/sentence-template.ts';
import { takesNoun } from './takes-noun.ts';
import type { VerdictOptions } from './verdict-options.ts';

/** How a clause that represents several checks describes what they differ in. */
export interface Merged {
  /** How several files are joined where a template does not say so, or what is written for them. */
  result?: Join | WordSide;
  expected?: Join | WordSide;
  /** The rule, such as `rules.url`, of which one value is enough. */
  anyOf?: string;
}

/** @param noun what one of the files is called. */
type WordSide = (noun: string) => RichText;

/** In characters: more than four settings that are longer together are counted. */
const longestPieces = 200;

/**
 * Describes a check in a clause. The wording of each metric is the template `verdict` in
 * `vocabulary/metrics/*.ts`; this fills its slots. Undefined where no template of the metric can be
 * filled.
 */
export function describeMetric(
  check: Check,
  verdictOptions: VerdictOptions,
  merged: Merged = {},
): RichText | undefined {
  const clause = describeClause(check, verdictOptions, merged);
  return clause && [...clause.subject, ...clause.predicate];
}

/** The same, with what it is about apart where it begins with that. */
export function describeClause(
  check: Check,
  verdictOptions: VerdictOptions,
  merged: Merged = {},
): Clause | undefined {
  const { metric, expected } = check;
  const { vocabulary } = verdictOptions;
  const entry = metric === undefined ? undefined : vocabulary.find('metric', metric);
  if (!entry || !hasSides(check, entry.contract)) return undefined;
  const { contract } = entry;
  const rulesKey = expected && literalKeyOf(expected, vocabulary);
  const described = { ...check, contract, rulesKey };
  const quotes = verdictOptions.quotesExpected ?? true;
  const fillSide = toSideFiller(check, verdictOptions, merged);
  const fill = (describeRule: FillSlot | undefined): Clause | undefined =>
    fillFirstClause(contract.verdict, (slot, before) => {
      const isExpected = /^rules\b|^expected\.|^result\.rules\b/.test(slot.name);
      if (isExpected) return describeRule?.(toAnySlot(slot, merged), before);
      return fillSide(slot, before) ?? describeFieldAt(slot, described);
    });
  // A clause without any expected value reads better than one that names the value it withholds.
  const clause = quotes
    ? fill((slot) => describeFieldAt(slot, described))
    : (fill(undefined) ??
      fill((slot, before) =>
        takesNoun(before) ? describeWithheldAt(slot, described) : undefined,
      ));
  const pieces = describePieces(described, quotes);
  const dates = quotes ? describeFilledDates(check, vocabulary) : [];
  return clause && { ...clause, predicate: [...clause.predicate, ...pieces, ...dates] };
}

const hasSides = ({ result, expected }: Check, contract: MetricContract): boolean =>
  (result !== undefined || contract.result === undefined || contract.result.required === false) &&
  (expected !== undefined ||
    contract.expected === undefined ||
    contract.expected.required === false);

/** Fills the slots `result` and `expected` with what is fetched; rules have slots of their own. */
function toSideFiller(check: Check, verdictOptions: VerdictOptions, merged: Merged): FillSlot {
  const { vocabulary, quotesExpected } = verdictOptions;
  return ({ name, noun, join: wanted }: Slot) => {
    if (name !== 'result' && name !== 'expected') return undefined;
    const source = check[name];
    if (!source || literalKeyOf(source, vocabulary) !== undefined) return undefined;
    const called = name === 'result' ? nameReference(source, noun, vocabulary) : noun;
    const several = merged[name];
    if (typeof several === 'function') return several(called ?? nameFile(source, vocabulary));
    const join = wanted ?? several;
    // What several files demand depends on the metric, so a template must say it.
    if (join === undefined && listJudgedFiles(source).length > 1) return undefined;
    const quotes = name === 'result' || quotesExpected;
    return describeSource(source, { vocabulary, quotes, noun: called, join });
  };
}

/** A value that is merged of several checks is one of several, whatever the template says. */
const toAnySlot = (slot: Slot, { anyOf }: Merged): Slot =>
  slot.name === anyOf ? { ...slot, join: 'any' } : slot;

/** Some evaluators judge the reference by what the agent made; the sentence must show it. */
const nameReference = (source: Source, noun: string | undefined, vocabulary: Vocabulary) =>
  isWebFile(source, vocabulary) && noun !== undefined && !noun.startsWith('original')
    ? `reference ${noun}`
    : noun;

/** What rules and options add to a clause, unless a template has a slot for them. */
function describePieces(check: DescribedCheck, quotes: boolean): RichText {
  const { contract } = check;
  const slots = listSlots(contract.verdict);
  const placed = new Set(slots);
  const parts = quotes ? (['rules', 'options'] as const) : (['options'] as const);
  const pieces = parts
    .flatMap((part) => Object.keys(contract[part] ?? {}).map((name) => `${part}.${name}`))
    .filter((name) => !placed.has(name))
    .map((name) => describePiece({ name, noun: undefined, join: undefined }, check))
    .filter((piece) => piece !== undefined);
  const unordered = new Map(pieces.map((piece) => [toPlainText(piece), piece]));
  // What is excepted comes after what it is excepted from.
  const distinct = [...unordered]
    .toSorted(([one], [other]) => Number(isException(one)) - Number(isException(other)))
    .map(([, piece]) => piece);
  const settings = quotes ? describeNamedValues(listUnworded(check, slots)) : undefined;
  const joined = joinRepeated([...distinct, ...(settings ? [['with ', ...settings]] : [])]).flatMap(
    (piece) => [', ', ...piece],
  );
  const isLong = distinct.length > mostValues && toPlainText(joined).length > longestPieces;
  return isLong ? [`, with the ${distinct.length} settings below`] : joined;
}

const isException = (words: string): boolean => words.startsWith('except ');

/** The options that nothing words and that differ from their defaults. */
function listUnworded(
  { contract, options }: DescribedCheck,
  slots: readonly string[],
): [string, unknown][] {
  const placed = new Set(slots.map((slot) => slot.split('.').slice(0, 2).join('.')));
  return listOptions(options).filter(([name, value]) => {
    const field = readOwn(contract.options, name);
    if (!field || field.wording !== undefined || placed.has(`options.${name}`)) return false;
    return JSON.stringify(value) !== JSON.stringify(field.default);
  });
}
