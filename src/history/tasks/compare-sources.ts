import { literalKeyOf } from '#sentences/metrics/literal-getters.ts';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { isObject, isWebAddress } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import type { RichText } from '#text/rich-text.ts';
import type { Change } from '../model/change.ts';
import type { CompareOptions } from './compare-options.ts';
import { describeDifference } from './describe-difference.ts';
import { describePlace } from './describe-place.ts';
import { type Difference, findDifferences } from './find-differences.ts';
import { toJudgingChange } from './to-judging-change.ts';
import { toSentence } from './to-sentence.ts';
import { countToStray, hasStray, withholdKeys } from './withhold-keys.ts';

export interface SourceOptions extends CompareOptions {
  side: 'result' | 'expected';
  at: Path;
  /** The beginning of each sentence. */
  place: string;
}

/** What differs between two sources of a check. */
export function compareSources(before: unknown, after: unknown, options: SourceOptions): Change[] {
  const { side, at, place, quotesExpected, vocabulary = builtInVocabulary } = options;
  const isMove = (difference: Difference) => isAddressMove(difference, [before, after], vocabulary);
  const countShown = (difference: Difference) => {
    const { path } = difference;
    if (side === 'result') return countToStray(path);
    return path[0] === 'type' || isMove(difference) ? path.length : 0;
  };
  const found = findDifferences(before, after);
  const shown = quotesExpected ? found : withholdKeys(found, countShown);
  return shown.map((difference): Change => {
    const { path } = difference;
    const where = [...at, ...path];
    if (isMove(difference)) {
      const sentence = [place, files[side], ' comes from another address'];
      return { class: 'moved', at: where, sentence: toSentence(sentence) };
    }
    const quotes = quotesExpected || (side === 'result' && !hasStray(path));
    const words = describeSourceDifference(difference, after ?? before, {
      side,
      quotes,
      vocabulary,
    });
    return toJudgingChange(where, [place, ...words]);
  });
}

const files = { result: 'the judged file', expected: 'the reference file' } as const;
const values = { result: 'the judged value', expected: 'the expected value' } as const;

/** A change of the address of a file leaves open what is compared. */
function isAddressMove(
  { path, before, after }: Difference,
  sources: readonly unknown[],
  vocabulary: Vocabulary,
) {
  const hasAddress = (source: unknown) => {
    if (!isObject(source) || typeof source.type !== 'string') return false;
    const from = vocabulary.find('getter', source.type)?.contract.from;
    return from?.kind === 'web file' && path[0] === from.path;
  };
  return sources.every(hasAddress) && isWebAddress(before) && isWebAddress(after);
}

interface SideOptions {
  side: 'result' | 'expected';
  quotes: boolean;
  vocabulary: Vocabulary;
}

function describeSourceDifference(
  { path, before, after }: Difference,
  source: unknown,
  { side, quotes, vocabulary }: SideOptions,
): RichText {
  const [key, ...inner] = path;
  if (key === undefined) return describeWhole(before, after, { side, quotes });
  if (key === 'type' && typeof before === 'string' && typeof after === 'string') {
    return [
      `${values[side]} is fetched by `,
      { getter: after },
      ' instead of ',
      { getter: before },
    ];
  }
  const difference = describeDifference(before, after, { quotes });
  const { type } = isObject(source) ? source : {};
  if (typeof type === 'string' && key === literalKeyOf({ type }, vocabulary)) {
    return [...describeRule(inner), ...difference];
  }
  return [`for ${values[side]}, `, ...describePlace(path), ...difference];
}

function describeWhole(
  before: unknown,
  after: unknown,
  { side, quotes }: Omit<SideOptions, 'vocabulary'>,
): RichText {
  const value = values[side];
  if (isObject(before) || isObject(after)) {
    if (before === undefined)
      return [side === 'result' ? 'a judged value was added' : 'an expected value was added'];
    if (after === undefined) return [`${value} was removed`];
  }
  return [value, ...describeDifference(before, after, { quotes })];
}

/** Metrics whose rules are one value call it "expected". */
function describeRule(path: Path): RichText {
  const [rule] = path;
  if (rule === undefined || (rule === 'expected' && path.length === 1))
    return ['the expected value'];
  return describePlace(path, 'the rule ');
}
