import type { Path } from '#text/json/json-pointer.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import type { StepField, TaskHandling } from '#vocabulary/source/task-handling.ts';
import type { Phase, StepList, Task } from '../task.ts';
import { toEvaluation } from './to-evaluation.ts';
import { toSteps } from './to-steps.ts';
import {
  type AddedPart,
  listAddedParts,
  removeParts,
  toPaths,
  withoutParts,
} from './added-parts.ts';
import { toGraders } from './to-graders.ts';
import { writtenSteps } from './written-steps.ts';

/** The parts that a project adds to a task, and what is left of the file without them. */
interface TaskParts extends Pick<Task, 'phases' | 'stepLists' | 'evaluators' | 'graders'> {
  /** Undefined where the parts are all of it. */
  evaluator: unknown;
  rest: JsonObject;
}

/** Reads the parts in a project's own fields; see `listAddedParts`. */
export function readParts(file: JsonObject, handling: TaskHandling | undefined): TaskParts {
  const known = readStepFields(file, handling?.stepFields ?? []);
  const added = listAddedParts(file, handling);
  const parts = [...known, ...added];
  const rest = parts.length > 0 ? removeParts(file, parts) : file;
  return {
    phases: ofKind(added, 'phases').flatMap(({ at, value }) => toPhases(value, at, toPaths(parts))),
    stepLists: [
      ...known,
      ...ofKind(added, 'steps').map(({ at, value }) => ({
        at,
        steps: toSteps(value),
        runs: undefined,
      })),
    ],
    evaluators: ofKind(added, 'evaluator').map(({ at, value }) => ({
      at,
      evaluation: toEvaluation(value),
    })),
    graders: ofKind(added, 'graders').map(({ at, value }) => ({
      at,
      graders: toGraders(value, at, handling?.evaluator.graders),
    })),
    evaluator: rest.evaluator,
    rest,
  };
}

const ofKind = <Kind extends AddedPart['kind']>(
  parts: readonly AddedPart[],
  kind: Kind,
): Extract<AddedPart, { kind: Kind }>[] =>
  parts.filter((part): part is Extract<AddedPart, { kind: Kind }> => part.kind === kind);

function readStepFields(file: JsonObject, stepFields: readonly StepField[]): StepList[] {
  const lists = writtenSteps(file, stepFields);
  const config = lists.findIndex(({ at }) => at[0] === 'config');
  return lists.flatMap(({ at, steps }, index) => {
    if (index === config) return [];
    const runs = config === -1 || index < config ? 'before config' : 'after config';
    return [{ at, steps: toSteps(steps), runs }];
  });
}

function toPhases(
  phases: readonly JsonObject[],
  at: Path,
  parts: ReadonlySet<string>,
): readonly Phase[] {
  // The phases themselves are a part, whose inner parts have places of their own.
  const inner = new Set([...parts].filter((path) => path !== JSON.stringify(at)));
  return phases.map((phase, index) => {
    const place = [...at, index];
    const { instruction, ...extra } = (withoutParts(phase, place, inner) ?? phase) as JsonObject;
    return { at: place, instruction: String(instruction), extra };
  });
}
