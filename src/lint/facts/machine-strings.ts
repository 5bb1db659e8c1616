import { type JsonRecord, withoutKeys } from '../../text/json-value.ts';
import { memoizePerTask } from './memoize-per-task.ts';
import { setupSteps } from './setup-steps.ts';
import { type TaskView } from './task-view.ts';
import { sources } from './named-functions.ts';
import { type TextWithin, textsWithin } from './strings-within.ts';

/**
 * Every text that a step or a getter is given, such as paths, addresses and commands. Rules are
 * left out: what a metric compares with may be any text.
 */
export const machineTexts = memoizePerTask((task: TaskView): readonly TextWithin[] => [
  ...stepTexts(task),
  ...sources(task).flatMap(({ source, at }) => textsWithin(withoutRules(source), at)),
]);

/** Most sources have none, and a copy takes its time. */
const withoutRules = (source: JsonRecord): JsonRecord =>
  Object.hasOwn(source, 'rules') ? withoutKeys(source, ['rules']) : source;

/** Those of the steps alone. */
export const stepTexts = memoizePerTask((task: TaskView): readonly TextWithin[] =>
  setupSteps(task).flatMap(({ parameters, at }) => textsWithin(parameters, [...at, 'parameters'])),
);

/** All of them joined by newlines, for a fast negative test before each is searched. */
export const machineText = memoizePerTask((task: TaskView): string =>
  machineTexts(task)
    .map(({ text }) => text)
    .join('\n'),
);
