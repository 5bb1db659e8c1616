import { findAnswerPart } from '#catalogue/answers/answer-places.ts';
import { type ChangeClass, changeClasses } from '#format/change-class.ts';
import { type AddedPart, listAddedParts } from '#format/reading/added-parts.ts';
import { fromPointer, type Path, toPointer } from '#text/json/json-pointer.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { type RichText, toClause } from '#text/rich-text.ts';
import type { Change } from '../model/change.ts';
import type { CompareOptions } from './compare-options.ts';
import { describeDifference } from './describe-difference.ts';
import { describePlace } from './describe-place.ts';
import type { Difference } from './find-differences.ts';
import { toSentence } from './to-sentence.ts';

/** Where in a field of the dataset's own differences are described. */
export interface Scope {
  /** The beginning of each sentence. */
  words: RichText;
  /** How many keys of a path these words stand for. */
  length: number;
  /** Whether the paths lead into a phase. */
  isPhase?: boolean;
  /** The class of a change that is in no part of a task. */
  otherwise: ChangeClass;
  /** The field in both states, and what may be shown of it. */
  states: readonly { whole: JsonObject; published: JsonObject }[];
  options: CompareOptions;
}

/** The difference of a value that is in no part of a task, or contains some. */
export function toChange({ path, before, after }: Difference, scope: Scope): Change {
  const { words, length, isPhase, otherwise } = scope;
  const hidden = findHidden(path, scope);
  const at = hidden ?? path;
  const isTold = isPhase && at.length === length + 1 && at.at(-1) === 'instruction';
  const name = isTold ? ['the instruction'] : describePart(at.slice(length));
  const difference =
    at.length < path.length
      ? describeDifference(null, null, { quotes: false })
      : describeDifference(before, after, { quotes: hidden === undefined });
  return {
    class: classify({ before, after }, isTold ? 'instruction' : otherwise),
    at,
    sentence: toSentence([...words, ...name, ...difference]),
  };
}

/** Of a withheld answer, not even the name is shown. */
const describePart = (at: Path): RichText => (at.length > 0 ? describePlace(at) : ['an answer']);

/** The place of an answer that leads to a difference; undefined for one that may be shown. */
function findHidden(path: Path, { states }: Scope): Path | undefined {
  const parts = states.flatMap(
    ({ whole, published }) => findAnswerPart(toPointer(path), whole, published) ?? [],
  );
  const [shortest] = parts.sort((one, other) => one.length - other.length);
  return shortest === undefined ? undefined : path.slice(0, fromPointer(shortest).length);
}

/** The worst of what the parts in a value are, and what it is itself. */
export function classify(
  { before, after }: Pick<Difference, 'before' | 'after'>,
  itself: ChangeClass,
) {
  const parts = [before, after].flatMap((value) => listAddedParts({ '': value }));
  const classes = [itself, ...parts.map(({ kind }) => classOfPart[kind])];
  return changeClasses.find((one) => classes.includes(one)) ?? itself;
}

const classOfPart = {
  evaluator: 'judging',
  graders: 'judging',
  steps: 'environment',
  phases: 'instruction',
} as const satisfies Record<AddedPart['kind'], ChangeClass>;

/** The sentence of a part, after its name. */
export const toPartSentence = (
  at: Path,
  sentence: RichText,
  { words, length }: Scope,
): RichText => [
  ...toSentence([...words, ...describePlace(at.slice(length)), ': ']).slice(0, -1),
  ...toClause(sentence),
];

/** A part that is written in another way and means the same. */
export const toNotation = (at: Path, { words, length }: Scope): Change => ({
  class: 'editorial',
  at,
  sentence: toSentence([
    ...words,
    ...describePlace(at.slice(length)),
    ' is written in another way, with the same meaning',
  ]),
});
