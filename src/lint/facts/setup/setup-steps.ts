import { isObject, type JsonObject, toStrings } from '#text/json/json-value.ts';
import type { Effect, EffectOf } from '#vocabulary/contract/effect.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { placeElements, type PlacedValue } from '../placed-value.ts';
import type { TaskView } from '../task-view.ts';
import { writtenSteps, type WrittenSteps } from '#format/reading/written-steps.ts';

/** A step before the agent acts, or after it. */
export interface SetupStep {
  field: 'config' | 'postconfig';
  /** Empty when the step names no action. */
  type: string;
  /** Empty when they are not an object. */
  parameters: JsonObject;
  /** What its action does; undefined when that is not known. */
  effect: Effect | undefined;
  /** Of a field that is one parameter of a step, the field; `toWrittenPath` then corrects paths below it. */
  at: Path;
}

/** A file that a step puts on the machine, with its source. */
export interface PlacedFile {
  path: string;
  /** Where the path is in the task file. */
  at: Path;
  /** The web address of a download, and where it is in the task file. */
  url: string | undefined;
  urlAt: Path;
  /** The local path of an upload, and where it is in the task file. */
  local: string | undefined;
  localAt: Path;
}

/** The steps before the agent acts, in the environment's order, then those of `postconfig`. */
export const setupSteps = memoizePerTask(
  ({ fields, evaluator, vocabulary }: TaskView): readonly SetupStep[] => [
    ...writtenSteps(fields, vocabulary.handling?.stepFields ?? []).flatMap((written) =>
      stepsOf('config', written, vocabulary),
    ),
    ...(Array.isArray(evaluator.postconfig)
      ? stepsOf('postconfig', toPostconfig(evaluator.postconfig), vocabulary)
      : []),
  ],
);

const toPostconfig = (steps: readonly unknown[]): WrittenSteps => ({
  at: ['evaluator', 'postconfig'],
  steps,
  isParameter: false,
});

/** The steps before the agent acts, or those after it. */
export const stepsIn = (task: TaskView, field: SetupStep['field']): readonly SetupStep[] =>
  setupSteps(task).filter((step) => step.field === field);

/** The files that a step puts on the machine, as far as it names them. */
export function placedFiles({ effect, parameters, at }: SetupStep): PlacedFile[] {
  if (effect?.kind !== 'put files') return [];
  const { path: key, address = '', local: origin = '' } = effect;
  const entries = placeEntries(effect, parameters, [...at, 'parameters']);
  return entries.flatMap(({ value: file, at: place }) => {
    if (!isObject(file) || typeof file[key] !== 'string') return [];
    const url = typeof file[address] === 'string' ? file[address] : undefined;
    const local = typeof file[origin] === 'string' ? file[origin] : undefined;
    return [
      {
        ...{ path: file[key], at: [...place, key] },
        ...{ url, urlAt: [...place, address], local, localAt: [...place, origin] },
      },
    ];
  });
}

/** The objects that are about one file each. */
function placeEntries({ files }: PutFiles, parameters: JsonObject, at: Path): PlacedValue[] {
  if (files === undefined) return [{ value: parameters, at }];
  const entries = parameters[files];
  return Array.isArray(entries) ? placeElements(entries, [...at, files]) : [];
}

type PutFiles = EffectOf<'put files'>;

/** The file that a step opens with its default program. */
export function openedFile({
  effect,
  parameters,
  at,
}: SetupStep): { path: string; at: Path } | undefined {
  if (effect?.kind !== 'open file') return undefined;
  const path = parameters[effect.path];
  return typeof path === 'string' ? { path, at: [...at, 'parameters', effect.path] } : undefined;
}

/** Whether it is known what a step does, and that is of one of some kinds. */
export const hasEffect = ({ effect }: SetupStep, kinds: ReadonlySet<Effect['kind']>): boolean =>
  effect !== undefined && kinds.has(effect.kind);

/** The words of a step's command, whether it is an array or one string. */
export function commandWords({ parameters }: Pick<SetupStep, 'parameters'>): string[] {
  return toStrings(parameters.command);
}

/** The same as one string. */
export const commandOf = (step: Pick<SetupStep, 'parameters'>): string =>
  commandWords(step).join(' ');

function stepsOf(
  field: SetupStep['field'],
  { steps, at, isParameter }: WrittenSteps,
  vocabulary: Vocabulary,
): SetupStep[] {
  return steps.flatMap((step, index) => {
    if (!isObject(step)) return [];
    const type = typeof step.type === 'string' ? step.type : '';
    const parameters = isObject(step.parameters) ? step.parameters : {};
    const effect = vocabulary.find('action', type)?.contract.effect;
    return [{ field, type, parameters, effect, at: isParameter ? at : [...at, index] }];
  });
}
