import { isObject, type JsonObject, toArray } from '../../text/json/json-value.ts';
import type { Path } from '../../text/json/json-pointer.ts';
import type { FunctionKind } from '../../vocabulary/contract/entry.ts';
import { memoizePerTask } from './memoize-per-task.ts';
import type { TaskView } from './task-view.ts';

/** A function that a task file names, with its path. */
export interface NamedFunction {
  kind: FunctionKind;
  name: string;
  at: Path;
}

/** Every action, metric and getter that a task file names, in the order of the file's fields. */
export function* namedFunctions({ fields, evaluator }: TaskView): Generator<NamedFunction> {
  yield* typesIn('action', fields.config, ['config']);
  yield* typesIn('action', evaluator.postconfig, ['evaluator', 'postconfig']);
  for (const { value, at } of entriesOf(evaluator.func, ['evaluator', 'func'])) {
    if (typeof value === 'string' && value !== '') yield { kind: 'metric', name: value, at };
  }
  yield* typesIn('getter', evaluator.result, ['evaluator', 'result']);
  yield* typesIn('getter', evaluator.expected, ['evaluator', 'expected']);
}

/** The sources of `result` and `expected`, without empty objects, which fetch nothing. */
export const sources = memoizePerTask((task: TaskView): readonly PlacedSource[] => [
  ...findSources(task),
]);

/** A source with its path. */
export interface PlacedSource {
  source: JsonObject;
  at: Path;
}

function* findSources({ evaluator }: TaskView): Generator<PlacedSource> {
  for (const field of ['result', 'expected']) {
    for (const { value, at } of entriesOf(evaluator[field], ['evaluator', field])) {
      if (isObject(value) && Object.keys(value).length > 0) yield { source: value, at };
    }
  }
}

function* typesIn(kind: FunctionKind, objects: unknown, path: Path): Generator<NamedFunction> {
  for (const { value, at } of entriesOf(objects, path)) {
    if (!isObject(value)) continue;
    const { type } = value;
    if (typeof type === 'string' && type !== '') yield { kind, name: type, at: [...at, 'type'] };
  }
}

function entriesOf(value: unknown, path: Path): { value: unknown; at: Path }[] {
  if (!Array.isArray(value)) return toArray(value).map((entry) => ({ value: entry, at: path }));
  return value.map((entry: unknown, index) => ({ value: entry, at: [...path, index] }));
}
