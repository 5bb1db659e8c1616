import { capitalise } from '#text/first-letter.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { count } from '#text/figures/plural.ts';
import type { RichText } from '#text/rich-text.ts';
import { describePartChange } from '../code/describe-code-change.ts';
import type { MethodChange, ReachedFunction } from '../model/code-comparison.ts';
import type { ReleaseDiff } from '../model/release.ts';

type CodeDiff = Pick<ReleaseDiff, 'code' | 'functions'>;

/** The names of two states, as readers know them. */
export type StateNames = readonly [before: string, after: string];

/** What is known of the code of the environment in two states, a sentence each; none where it is the same. */
export function describeCode({ code, functions }: CodeDiff, names: StateNames): RichText[] {
  if (code.seen === 'neither') {
    return [['The code of the environment was not seen, so only the tasks were compared.']];
  }
  const unseen = describeUnseen(code, names);
  if (unseen !== undefined) {
    return [
      [
        `${capitalise(unseen)}, so whether the functions that judge and start tasks have changed cannot be told.`,
      ],
    ];
  }
  if (code.seen !== 'both') return [];
  const { judge, starter } = code.difference ?? {};
  return [
    ...(functions.length > 0 ? [[describeFunctions(functions)]] : []),
    ...(judge ? [describePartChange('judge', judge)] : []),
    ...(starter ? [describePartChange('starter', starter)] : []),
    ...code.methods.map(describeMethod),
  ];
}

function describeMethod({ name, files, callers }: MethodChange): RichText {
  const call = callers.size === 1 ? 'function calls' : 'functions call';
  return [
    'The code of the method ',
    { code: name },
    ' has changed (',
    ...files.flatMap((file, index) => [...(index > 0 ? [', '] : []), { code: file }]),
    `). ${formatCount(callers.size)} ${call} a method of this name on an object that is given; whether that is this one, and so whether results on tasks that use ${callers.size === 1 ? 'it' : 'them'} can be compared, cannot be told.`,
  ];
}

/** In which of two states the code was not seen, as a clause; undefined unless it was seen in one of them. */
export function describeUnseen(
  { seen }: Pick<CodeDiff['code'], 'seen'>,
  [before, after]: StateNames,
): string | undefined {
  if (seen === 'missing')
    return `the code of the environment was seen neither in ${before} nor in ${after}`;
  if (seen !== 'before' && seen !== 'after') return undefined;
  return `the code of the environment was not seen in ${seen === 'before' ? after : before}`;
}

function describeFunctions(functions: readonly ReachedFunction<unknown>[]): string {
  const counts = (['changed', 'added', 'removed'] as const).flatMap((kind) => {
    const { length } = functions.filter(({ change }) => change.change === kind);
    return length > 0 ? [`${formatCount(length)} ${kind}`] : [];
  });
  const tasks = new Set(functions.flatMap((reached) => reached.tasks)).size;
  const which = functions.length === 1 ? 'it' : 'one of them';
  const some = tasks === 1 ? '1 task uses' : `${count(tasks, 'task')} use`;
  const users = tasks === 0 ? 'no task uses' : some;
  return `Functions of the environment with other code: ${counts.join(', ')}; ${users} ${which}.`;
}

/** Which tasks use a function, as in "used by 12 tasks". */
export const describeUsers = (tasks: readonly unknown[]): string =>
  tasks.length === 0 ? 'used by no task' : `used by ${count(tasks.length, 'task')}`;
