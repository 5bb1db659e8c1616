import { describeStep } from '#sentences/setup/describe-step.ts';
import type { ChangeClass } from '#format/change-class.ts';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import type { Effect, EffectOf } from '#vocabulary/contract/effect.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { toSteps } from '#format/reading/to-steps.ts';
import { toFileName } from '#text/file-name.ts';
import { collectStrings } from '#text/json/collect-strings.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { isObject, isWebAddress, readKey } from '#text/json/json-value.ts';
import { type RichText, toClause } from '#text/rich-text.ts';
import type { Change } from '../model/change.ts';
import type { CompareOptions } from './compare-options.ts';
import { type Alignment, alignLists } from './align-lists.ts';
import { describeDifference, showValue } from './describe-difference.ts';
import { describePlace } from './describe-place.ts';
import { type Difference, findDifferences } from './find-differences.ts';
import { toSentence } from './to-sentence.ts';

/** A list of steps of a task. */
export interface StepList {
  /** What a change of it means. */
  class: ChangeClass;
  /** Its field. */
  at: Path;
  /** When its steps run, as the beginning of a sentence; empty for the setup. */
  when: string;
}

/** What differs between two lists of steps in their canonical form. */
export function compareSteps(
  before: readonly unknown[],
  after: readonly unknown[],
  { vocabulary = builtInVocabulary, ...list }: StepList & Pick<CompareOptions, 'vocabulary'>,
): Change[] {
  const alignments = alignLists(before, after, (one, other) =>
    haveOneType(before[one], after[other]),
  );
  const effectOf = (step: unknown) =>
    isObject(step) && typeof step.type === 'string'
      ? vocabulary.find('action', step.type)?.contract.effect
      : undefined;
  const downloads = before.filter((step) => isDownload(effectOf(step)));
  const addresses = new Set(downloads.flatMap(collectStrings));
  const describe = createDescriber(alignments);
  return alignments.flatMap((alignment) => {
    if (alignment.kind === 'same') return [];
    if (alignment.kind === 'changed') {
      const number = alignment.after;
      return findDifferences(before[alignment.before], after[number]).map((difference) =>
        toChange(difference, after[number], {
          ...list,
          number,
          addresses,
          effect: effectOf(after[number]),
        }),
      );
    }
    const index = alignment.after ?? alignment.before;
    const step = alignment.kind === 'removed' ? before[alignment.before] : after[alignment.after];
    const sentence = describe(alignment);
    const parts = [list.when, ...sentence, ': ', ...describeOne(step, vocabulary)];
    return [{ class: list.class, at: [...list.at, index], sentence: toSentence(parts) }];
  });
}

const haveOneType = (one: unknown, other: unknown): boolean =>
  isObject(one) && isObject(other) && one.type === other.type;

const isDownload = (effect: Effect | undefined): boolean =>
  effect?.kind === 'put files' && effect.address !== undefined;

type WholeAlignment = Exclude<Alignment, { kind: 'same' | 'changed' }>;

/** Describes what has become of whole steps. */
function createDescriber(all: readonly Alignment[]): (alignment: WholeAlignment) => RichText {
  const isOnly = all.every(({ kind }) => kind === 'added');
  const atEnd = isOnly ? 'a step was added' : 'a step was added at the end';
  const places = new Map<number, string>();
  let place = atEnd;
  for (const { before, after } of all.toReversed()) {
    if (after === undefined) continue;
    if (before === undefined) places.set(after, place);
    else place = `a step was added before step ${before + 1}`;
  }
  return (alignment) => {
    if (alignment.kind === 'removed') return [`step ${alignment.before + 1} was removed`];
    if (alignment.kind === 'added') return [places.get(alignment.after) ?? atEnd];
    return [`step ${alignment.before + 1} is now step ${alignment.after + 1}`];
  };
}

function describeOne(step: unknown, vocabulary: Vocabulary): RichText {
  if (!isObject(step)) return [showValue(step)];
  const [described] = toSteps([step]);
  return described ? toClause(describeStep(described, vocabulary).sentence) : [];
}

function toChange(
  difference: Difference,
  step: unknown,
  list: StepList & {
    number: number;
    addresses: ReadonlySet<unknown>;
    effect: Effect | undefined;
  },
): Change {
  const { path } = difference;
  const files = list.effect?.kind === 'put files' ? list.effect : undefined;
  const at = [...list.at, list.number, ...path];
  const place = [list.when, `in step ${list.number + 1}, `];
  if (isAddressMove(difference, files)) {
    // What is at the address of another file is that file, so the content is not the same.
    const isOther = list.addresses.has(difference.after);
    const from = isOther ? 'an address that another file had' : 'another address';
    const sentence = [...place, ...describeFile(path, step, files), ` comes from ${from}`];
    return { class: isOther ? list.class : 'moved', at, sentence: toSentence(sentence) };
  }
  const parts = [...place, ...describeParameter(difference, files)];
  return { class: list.class, at, sentence: toSentence(parts) };
}

type PutFiles = EffectOf<'put files'> | undefined;

function describeParameter({ path, before, after }: Difference, files: PutFiles): RichText {
  const isFile = isDownload(files) && path.at(-1) === files?.path;
  if (isFile && typeof before === 'string' && typeof after === 'string') {
    return ['the file is put at ', { code: after }, ' instead of ', { code: before }];
  }
  const [, ...inner] = path;
  const name = path[0] === 'parameters' && inner.length > 0 ? inner : path;
  return [...describePlace(name), ...describeDifference(before, after)];
}

/** A change of an address leaves open what is fetched. */
function isAddressMove({ path, before, after }: Difference, files: PutFiles): boolean {
  const isAddress = isDownload(files) && path.at(-1) === files?.address;
  return isAddress && isWebAddress(before) && isWebAddress(after);
}

/** The file by the name that it gets on the machine. */
function describeFile(
  [, ...path]: Path,
  step: unknown,
  { path: key = '' }: Partial<EffectOf<'put files'>> = {},
): RichText {
  const parameters = isObject(step) ? step.parameters : undefined;
  const file = path.slice(0, -1).reduce<unknown>(readKey, parameters);
  const name = isObject(file) && typeof file[key] === 'string' ? toFileName(file[key]) : '';
  return name === '' ? ['the file'] : ['the file ', { code: name }];
}
