import { appKinds } from '#vocabulary/app-kinds.ts';
import { stepsIn } from '../setup/setup-steps.ts';
import type { TaskView } from '../task-view.ts';
import { findProduct } from './app-detection.ts';
import { mentionText } from './machine-strings.ts';

/**
 * Whether no word of the name of an app of no known kind occurs in a task or in the path of its file,
 * although the task works with another program.
 */
export function isUnmentioned(
  { app, name }: { app: unknown; name: string },
  view: TaskView,
  file: string,
): boolean {
  if (typeof app !== 'string' || view.vocabulary.appNames.includes(name)) return false;
  if (appKinds.some(({ names }) => names.includes(name))) return false;
  const words = app.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
  if (words.length === 0 || words.some((word) => general.has(word))) return false;
  if (!usesProgram(view)) return false;
  const parts = [file, view.instruction, mentionText(view), String(view.evaluator.func)];
  const text = parts.join('\n').toLowerCase();
  return !words.some((word) => text.includes(word));
}

const usesProgram = (view: TaskView): boolean =>
  appKinds.some((kind) => findProduct(kind, view.instruction) !== undefined) ||
  stepsIn(view, 'config').some(
    ({ effect }) => effect?.kind === 'start program' || effect?.kind === 'activate window',
  );

/** Words for a part of the system, or for many apps. */
const general = new Set(
  'app apps calculator calendar clock desktop editor explorer file files finder image manager media music notes office pdf photos player preview reader settings shell software system terminal text tool utilities viewer web windows'.split(
    ' ',
  ),
);
