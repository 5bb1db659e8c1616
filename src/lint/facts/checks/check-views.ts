import type { Comparison } from '#vocabulary/contract/comparison.ts';
import { isCombinedByRunner } from '#format/evaluator-schema.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { placeElements, type PlacedValue } from '../placed-value.ts';
import type { TaskView } from '../task-view.ts';

/** A metric of a task file with its parts of the other evaluator fields. */
export interface CheckView {
  metric: string;
  /** The index of the metric in `func`. */
  index: number;
  /** How it compares; undefined when that is not known. */
  compares: Comparison | undefined;
  at: Path;
  /** Each undefined when the arrays of the evaluator differ in length, or a project combines them in its own way, so that the part is not certain. */
  result: PlacedValue | undefined;
  expected: PlacedValue | undefined;
  options: PlacedValue | undefined;
}

/** The metrics in the order of `func`, each with its part of the other fields. */
export const checkViews = memoizePerTask((task: TaskView): readonly CheckView[] => [
  ...viewChecks(task),
]);

function* viewChecks({ evaluator, vocabulary }: TaskView): Generator<CheckView> {
  const { func } = evaluator;
  const isArray = Array.isArray(func);
  const names: readonly unknown[] = isArray ? func : [func];
  const isUnpaired = isCombinedByRunner(evaluator);
  const placeParts = (field: string): ((index: number) => PlacedValue | undefined) => {
    const value = evaluator[field];
    const at = ['evaluator', field];
    if (isUnpaired) return () => undefined;
    if (value === undefined || value === null) return () => ({ value, at });
    const parts = placeElements(value, at);
    return (index) => (parts.length === names.length ? parts[index] : undefined);
  };
  const [result, expected, options] = [
    placeParts('result'),
    placeParts('expected'),
    placeParts('options'),
  ];

  for (const [index, metric] of names.entries()) {
    if (typeof metric !== 'string' || metric === '') continue;
    yield {
      metric,
      index,
      compares: vocabulary.find('metric', metric)?.contract.compares,
      at: ['evaluator', 'func', ...(isArray ? [index] : [])],
      result: result(index),
      expected: expected(index),
      options: options(index),
    };
  }
}
