import { isObject, type JsonObject } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import type { Provenance } from '#vocabulary/contract/provenance.ts';
import { toGetterName, type Vocabulary } from '#vocabulary/vocabulary.ts';
import { memoizePerTask } from './memoize-per-task.ts';
import { placeElements } from './placed-value.ts';
import type { TaskView } from './task-view.ts';

/** A source of `result` or `expected`, whose value a metric receives. */
export interface Fetch {
  /** The index of the metric in `func`. */
  index: number;
  side: 'result' | 'expected';
  /** Without `get_`; empty when the source names none. */
  getter: string;
  /** Where its value comes from; undefined when that is not known. */
  from: Provenance | undefined;
  source: JsonObject;
  at: Path;
}

/**
 * The sources in the order of an evaluation, without empty objects, which fetch nothing: for each metric
 * its result, then its expected.
 */
export const fetches = memoizePerTask(({ evaluator, vocabulary }: TaskView): readonly Fetch[] =>
  (['result', 'expected'] as const)
    .flatMap((side) =>
      placeElements(evaluator[side], ['evaluator', side]).flatMap(({ value: source, at }, index) =>
        isObject(source) && Object.keys(source).length > 0
          ? [{ index, side, ...getterIn(source, vocabulary), source, at }]
          : [],
      ),
    )
    .sort((one, other) => one.index - other.index),
);

function getterIn(source: JsonObject, vocabulary: Vocabulary): Pick<Fetch, 'getter' | 'from'> {
  const getter = getterOf(source);
  return { getter, from: vocabulary.find('getter', getter)?.contract.from };
}

/** The name of the getter of a source, without `get_`; empty for one without, and for other values. */
export const getterOf = (source: unknown): string =>
  isObject(source) && typeof source.type === 'string' ? toGetterName(source.type) : '';
