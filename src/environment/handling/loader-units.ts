import type { Followed, Unit } from './follow/model.ts';
import { intersect } from './follow/state.ts';

/** The functions that a task goes through, and what is certain in each way of loading one. */
export interface LoaderUnits {
  followed: ReadonlyMap<Unit, Followed>;
  /** The functions of the environment that load a task, with all that they call. */
  loading: ReadonlySet<Unit>;
  /** The fields without which every way of loading a task fails. */
  required: ReadonlySet<string>;
}

export function findLoaders(followed: ReadonlyMap<Unit, Followed>): LoaderUnits {
  const concerned = [...followed].filter(([, { events }]) => events.length > 0);
  const roots = findRoots(concerned, followed);
  const ofPackage = roots.filter(({ isOfPackage }) => isOfPackage);
  const readEvaluator = (unit: Unit) => readsField(unit, 'evaluator', followed);
  const [loaders = []] = [
    ofPackage.filter(readEvaluator),
    ofPackage.filter((unit) => readsField(unit, undefined, followed)),
    roots.filter(readEvaluator),
  ].filter((list) => list.length > 0);
  const loading = new Set(loaders.flatMap((unit) => [...reachedFrom(unit, followed)]));
  const runners = roots.filter(
    (unit) =>
      !unit.isOfPackage && [...reachedFrom(unit, followed)].some((reached) => loading.has(reached)),
  );
  const certainOf = (units: readonly Unit[]) =>
    intersect(units.map((unit) => certainIn(unit, followed)));
  const isReadInLoading = (field: string) =>
    [...loading].some((unit) => readsItself(unit, field, followed));
  return {
    followed,
    loading,
    required: new Set([
      ...certainOf(loaders),
      ...[...certainOf(runners)].filter((field) => !isReadInLoading(field)),
    ]),
  };
}

/** Those that no other function of the same kind hands a task to. */
function findRoots(
  concerned: readonly (readonly [Unit, Followed])[],
  followed: ReadonlyMap<Unit, Followed>,
): Unit[] {
  const called = new Set(
    [...followed].flatMap(([unit, { callees }]) =>
      [...callees].filter((callee) => callee.isOfPackage === unit.isOfPackage),
    ),
  );
  const units = [...new Set([...concerned.map(([unit]) => unit), ...callersOf(followed)])];
  return units.filter((unit) => !called.has(unit));
}

const callersOf = (followed: ReadonlyMap<Unit, Followed>): Unit[] =>
  [...followed].flatMap(([unit, { callees }]) => (callees.size > 0 ? [unit] : []));

function reachedFrom(unit: Unit, followed: ReadonlyMap<Unit, Followed>): Set<Unit> {
  const reached = new Set([unit]);
  for (const next of reached)
    for (const callee of followed.get(next)?.callees ?? []) reached.add(callee);
  return reached;
}

const readsField = (
  unit: Unit,
  field: string | undefined,
  followed: ReadonlyMap<Unit, Followed>,
): boolean =>
  [...reachedFrom(unit, followed)].some((reached) => readsItself(reached, field, followed));

const readsItself = (
  unit: Unit,
  field: string | undefined,
  followed: ReadonlyMap<Unit, Followed>,
): boolean =>
  followed
    .get(unit)
    ?.events.some(
      (event) => event.kind === 'read' && (field === undefined || event.path === field),
    ) ?? false;

/** What is certain in a function and in those that it calls in any case. */
function certainIn(
  unit: Unit,
  followed: ReadonlyMap<Unit, Followed>,
  entered = new Set<Unit>(),
): Set<string> {
  if (entered.has(unit)) return new Set();
  entered.add(unit);
  const certain = [...(followed.get(unit)?.certain ?? [])];
  return new Set(
    certain.flatMap((fact) =>
      typeof fact === 'string' ? fact : [...certainIn(fact, followed, entered)],
    ),
  );
}
