import { isObject, type JsonObject, toStrings } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import type { TaskView } from '../task-view.ts';

/** A step before the agent acts, or after it. */
export interface SetupStep {
  field: 'config' | 'postconfig';
  /** Empty when the step names no action. */
  type: string;
  /** Empty when they are not an object. */
  parameters: JsonObject;
  at: Path;
}

/** A file that a step puts on the machine, with its source. */
export interface PlacedFile {
  path: string;
  /** The web address of a download. */
  url: string | undefined;
  /** The local path of an upload. */
  local: string | undefined;
  /** The path of the file's entry in the step. */
  at: Path;
}

/** The steps of `config`, then those of `postconfig`. */
export const setupSteps = memoizePerTask(
  ({ fields, evaluator }: TaskView): readonly SetupStep[] => [
    ...stepsOf('config', fields.config, ['config']),
    ...stepsOf('postconfig', evaluator.postconfig, ['evaluator', 'postconfig']),
  ],
);

/** The steps before the agent acts, or those after it. */
export const stepsIn = (task: TaskView, field: SetupStep['field']): readonly SetupStep[] =>
  setupSteps(task).filter((step) => step.field === field);

/** The files that `download` and `upload_file` put on the machine. */
export function placedFiles({ type, parameters, at }: SetupStep): PlacedFile[] {
  if (type !== 'download' && type !== 'upload_file') return [];
  if (!Array.isArray(parameters.files)) return [];
  return parameters.files.flatMap((file: unknown, index) => {
    if (!isObject(file) || typeof file.path !== 'string') return [];
    const url = typeof file.url === 'string' ? file.url : undefined;
    const local = typeof file.local_path === 'string' ? file.local_path : undefined;
    return [{ path: file.path, url, local, at: [...at, 'parameters', 'files', index] }];
  });
}

/** The words of a step's command, whether it is an array or one string. */
export function commandWords({ parameters }: SetupStep): string[] {
  return toStrings(parameters.command);
}

/** The same as one string. */
export const commandOf = (step: SetupStep): string => commandWords(step).join(' ');

function stepsOf(field: SetupStep['field'], steps: unknown, path: Path): SetupStep[] {
  if (!Array.isArray(steps)) return [];
  return steps.flatMap((step: unknown, index) => {
    if (!isObject(step)) return [];
    const type = typeof step.type === 'string' ? step.type : '';
    const parameters = isObject(step.parameters) ? step.parameters : {};
    return [{ field, type, parameters, at: [...path, index] }];
  });
}
