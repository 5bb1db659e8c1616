import { withholdFields } from '#catalogue/answers/answers.ts';
import type { ChangeClass } from '#format/change-class.ts';
import { recognizePart } from '#format/reading/added-parts.ts';
import { toWrittenPath, writtenSteps } from '#format/reading/written-steps.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { readKey, toArray } from '#text/json/json-value.ts';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { isReadNowhere } from '#vocabulary/source/read-nowhere.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { Change } from '../model/change.ts';
import { alignLists } from './align-lists.ts';
import { compareEvaluators } from './compare-evaluators.ts';
import type { CompareOptions } from './compare-options.ts';
import { compareStepLists } from './compare-step-lists.ts';
import { showValue } from './describe-difference.ts';
import {
  classify,
  type Scope,
  toChange,
  toNotation,
  toPartSentence,
} from './describe-own-change.ts';
import { type Difference, findDifferences } from './find-differences.ts';
import { toSentence } from './to-sentence.ts';

type States = readonly [before: unknown, after: unknown];

/**
 * What differs in a field that the format does not have: its steps, evaluators, phases and graders are
 * compared as what they are, whatever it is called.
 *
 * @param otherwise what a change means that is in none of these. Default: what the source of the environment shows of the field
 */
export function compareOwnField(
  name: string,
  states: States,
  options: CompareOptions,
  otherwise?: ChangeClass,
): Change[] {
  const { vocabulary = builtInVocabulary } = options;
  const isUnread = otherwise === undefined && isReadNowhere(name, vocabulary);
  const scope: Scope = {
    words: [],
    length: 0,
    otherwise: otherwise ?? classifyUnknown(name, vocabulary),
    states: options.quotesExpected ? [] : states.map((value) => toPublished(name, value, options)),
    options,
  };
  const steps = compareStepField(name, states, scope, vocabulary);
  const changes = steps ?? compareValues([name], states, scope);
  return isUnread ? changes.map((change) => ({ ...change, class: 'editorial' })) : changes;
}

const classifyUnknown = (name: string, { handling }: Vocabulary): ChangeClass =>
  handling?.stepFields.some(({ field }) => field === name) ? 'environment' : 'unknown';

function toPublished(name: string, value: unknown, { vocabulary, answerFields }: CompareOptions) {
  const whole = value === undefined ? {} : { [name]: value };
  const settings = { handling: vocabulary?.handling, answerFields };
  return { whole, published: withholdFields(whole, settings) };
}

/** The differences of a field of which the environment makes steps; undefined where it makes none of its value. */
function compareStepField(
  name: string,
  states: States,
  scope: Scope,
  vocabulary: Vocabulary,
): Change[] | undefined {
  const fields = (vocabulary.handling?.stepFields ?? []).filter(({ field }) => field === name);
  const [before, after] = states.map((value) =>
    writtenSteps({ [name]: value }, fields).find(({ at }) => at[0] === name),
  );
  const written = after ?? before;
  if (!written) return undefined;
  const changes = compareSteps([name], [before?.steps, after?.steps], scope);
  if (!written.isParameter) return changes;
  return changes.map((change) => {
    const [, , ...inner] = change.at;
    return { ...change, at: toWrittenPath([name, ...inner], vocabulary) };
  });
}

function compareValues(at: Path, [before, after]: States, scope: Scope): Change[] {
  const isPart = (value: unknown) => recognizePart(value) !== undefined;
  const found = findDifferences(before, after, at, isPart);
  const changes = found.flatMap((difference) => compareDifference(difference, scope));
  // Several differences within what is withheld are one.
  return scope.options.quotesExpected
    ? changes
    : [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

function compareDifference({ path, before, after }: Difference, scope: Scope): Change[] {
  const kinds = [before, after].filter((value) => !isNothing(value)).map(kindOf);
  const kind = new Set(kinds).size === 1 ? kinds[0] : undefined;
  if (kind === 'steps') return compareSteps(path, [before, after], scope);
  if (kind === 'phases') return comparePhases(path, [before, after], scope);
  if (kind === 'evaluator') {
    const changes = compareEvaluators(before, after, scope.options).map((change) => {
      const sentence = toPartSentence(path, change.sentence, scope);
      return { ...change, at: [...path, ...change.at.slice(1)], sentence };
    });
    return changes.length > 0 ? changes : [toNotation(path, scope)];
  }
  const judging = { ...scope, otherwise: 'judging' } as const;
  if (kind !== 'graders') return [toChange({ path, before, after }, scope)];
  return findDifferences(before ?? undefined, after ?? undefined, path).map((difference) =>
    toChange(difference, judging),
  );
}

const kindOf = (value: unknown) => recognizePart(value)?.kind;

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

function compareSteps(at: Path, [before, after]: States, scope: Scope): Change[] {
  const list = { class: 'environment', at, when: '', noun: 'the list' } as const;
  const changes = compareStepLists(before, after, list, scope.options.vocabulary);
  if (changes.length === 0) return [toNotation(at, scope)];
  return changes.map((change) => ({
    ...change,
    sentence: toPartSentence(at, change.sentence, scope),
  }));
}

/** What the agent is told one after the other. */
function comparePhases(at: Path, states: States, scope: Scope): Change[] {
  const [before = [], after = []] = states.map((value): readonly unknown[] => toArray(value ?? []));
  const alignments = alignLists(
    before,
    after,
    (one, other) =>
      one === other || readKey(before[one], 'instruction') === readKey(after[other], 'instruction'),
  );
  return alignments.flatMap((alignment): Change[] => {
    if (alignment.kind === 'same') return [];
    const index = alignment.after ?? alignment.before;
    const place = [...at, index];
    const phase = `phase ${index + 1}`;
    if (alignment.kind === 'changed') {
      const words = [...scope.words, `in ${phase}, `];
      const inner = { ...scope, words, length: place.length, isPhase: true };
      return compareValues(place, [before[alignment.before], after[index]], inner);
    }
    const [one, other] = [before, after].map((list, side) =>
      readKey(list, [alignment.before, alignment.after][side] ?? -1),
    );
    const words = {
      moved: [`phase ${(alignment.before ?? 0) + 1} is now ${phase}`],
      added: [`${phase} was added: `, showValue(readKey(other, 'instruction'))],
      removed: [`${phase} was removed`],
    }[alignment.kind];
    return [
      {
        class: classify({ before: one, after: other }, 'instruction'),
        at: place,
        sentence: toSentence([...scope.words, ...words]),
      },
    ];
  });
}
