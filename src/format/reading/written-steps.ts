import { isObject } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import type { StepField } from '#vocabulary/source/task-handling.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/** The steps as a task file would write them in `config`, and where the field is. */
export interface WrittenSteps {
  at: Path;
  steps: readonly unknown[];
  /** Whether the file writes the value of one parameter only, in place of the step. */
  isParameter: boolean;
}

/**
 * What the environment runs before the agent acts, in its order: `config`, and the other fields whose
 * contents become steps according to its source.
 */
export function writtenSteps(
  fields: Readonly<Record<string, unknown>>,
  stepFields: readonly StepField[],
): WrittenSteps[] {
  const order = stepFields.some(({ field }) => field === config.field)
    ? stepFields
    : [config, ...stepFields];
  return order.flatMap((stepField) => toWritten(fields[stepField.field], stepField));
}

const config: Pick<StepField, 'field' | 'action'> = { field: 'config' };

function toWritten(
  value: unknown,
  { field, action }: Pick<StepField, 'field' | 'action'>,
): WrittenSteps[] {
  if (!action)
    return Array.isArray(value) ? [{ at: [field], steps: value, isParameter: false }] : [];
  // The environments test the field before they make a step of it.
  if (value === undefined || value === null || isEmpty(value)) return [];
  const parameters = { ...action.parameters, [action.parameter]: value };
  return [{ at: [field], steps: [{ type: action.name, parameters }], isParameter: true }];
}

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

/** A path as it is in the file, where a field is the parameter of a step. */
export function toWrittenPath(at: Path, { handling }: Vocabulary): Path {
  const [first, second, third, ...rest] = at;
  if (second !== 'parameters') return at;
  const action = handling?.stepFields.find(({ field }) => field === first)?.action;
  if (first === undefined || !action) return at;
  return third === action.parameter ? [first, ...rest] : [first];
}
