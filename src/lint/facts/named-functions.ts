import { isObject } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import { placeElements } from './placed-value.ts';
import type { TaskView } from './task-view.ts';

/** A function that a task file names, with its path. */
export interface NamedFunction {
  kind: FunctionKind;
  name: string;
  at: Path;
}

/** Every action, metric and getter that a task file names, in the order of the file's fields. */
export function* namedFunctions({
  fields,
  evaluator,
}: Pick<TaskView, 'fields' | 'evaluator'>): Generator<NamedFunction> {
  yield* typesIn('action', fields.config, ['config']);
  yield* typesIn('action', evaluator.postconfig, ['evaluator', 'postconfig']);
  for (const { value, at } of placeElements(evaluator.func, ['evaluator', 'func'])) {
    if (typeof value === 'string' && value !== '') yield { kind: 'metric', name: value, at };
  }
  yield* typesIn('getter', evaluator.result, ['evaluator', 'result']);
  yield* typesIn('getter', evaluator.expected, ['evaluator', 'expected']);
}

function* typesIn(kind: FunctionKind, objects: unknown, path: Path): Generator<NamedFunction> {
  for (const { value, at } of placeElements(objects, path)) {
    if (!isObject(value)) continue;
    const { type } = value;
    if (typeof type === 'string' && type !== '') yield { kind, name: type, at: [...at, 'type'] };
  }
}
