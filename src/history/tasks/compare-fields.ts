import type { ChangeClass } from '#format/change-class.ts';
import { toFlag, readOwn, isContainer } from '#text/json/json-value.ts';
import type { RichText } from '#text/rich-text.ts';
import type { Change } from '../model/change.ts';
import { describeDifference } from './describe-difference.ts';
import { describePlace } from './describe-place.ts';
import { type Difference, findDifferences } from './find-differences.ts';
import { toSentence } from './to-sentence.ts';

/** What differs in a field of the format other than the setup and the evaluator. */
export function compareField(
  name: string,
  [before, after]: readonly [before: unknown, after: unknown],
  meaning: ChangeClass,
): Change[] {
  const change = { class: meaning, at: [name] };
  const need = readOwn(flags, name);
  if (need !== undefined) {
    const isNotation = isNeeded(before) !== undefined && isNeeded(before) === isNeeded(after);
    const sentence = toSentence(describeFlag(need, before, after));
    return [{ ...change, class: isNotation ? 'editorial' : change.class, sentence }];
  }
  const noun = readOwn(nouns, name);
  if (noun !== undefined && !isContainer(before) && !isContainer(after)) {
    return [{ ...change, sentence: toSentence([noun, ...describeDifference(before, after)]) }];
  }
  return findDifferences(before, after).map((difference) => ({
    ...change,
    at: [name, ...difference.path],
    sentence: toSentence(describeInner(name, difference)),
  }));
}

function describeInner(name: string, { path, before, after }: Difference): RichText {
  const app = after ?? before;
  if (name === 'related_apps' && typeof app === 'string' && (before ?? after) === app) {
    return ['the app ', { code: app }, after === undefined ? ' was removed' : ' was added'];
  }
  return [...describePlace([name, ...path]), ...describeDifference(before, after)];
}

/** How sentences call a field; any other is called by its name. */
const nouns: Readonly<Record<string, string>> = {
  id: 'the id',
  instruction: 'the instruction',
  source: 'the source',
  possibility_of_env_change: 'the likelihood of an environment change',
  snapshot: 'the snapshot',
  trajectory: 'the trajectory',
};

/** What a task needs when the field is true. */
const flags: Readonly<Record<string, string>> = {
  proxy: 'a network proxy',
  fixed_ip: 'a fixed IP address',
};

/** An absent flag is false to the environment; undefined for a value that is not a flag. */
const isNeeded = (value: unknown): boolean | undefined => toFlag(value ?? false);

function describeFlag(what: string, before: unknown, after: unknown): RichText {
  const [earlier, later] = [toFlag(before), toFlag(after)];
  if (after === undefined) return [`the task no longer states whether it needs ${what}`];
  if (later === undefined) return [`the value for ${what}`, ...describeDifference(before, after)];
  if (later)
    return [
      earlier ? `the need for ${what} is written in another way` : `the task now needs ${what}`,
    ];
  return [`the task ${earlier ? 'no longer needs' : 'now states that it does not need'} ${what}`];
}
