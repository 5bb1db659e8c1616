import { compareText } from '#text/compare-text.ts';
import { digestText } from '#text/sha256.ts';
import type { CodeDigest } from '#vocabulary/source/environment-code.ts';
import { findSeeds } from '../handling/find-seeds.ts';
import { followTasks } from '../handling/follow/follow-tasks.ts';
import { listUnits } from '../handling/follow/list-units.ts';
import type { Followed, TaskEvent, Unit } from '../handling/follow/model.ts';
import type { PythonModule } from '../modules/python-module.ts';
import { createResolver } from '../modules/resolve-names.ts';
import { methodsOf } from '#python/class-methods.ts';
import { definedName } from '#python/syntax-node.ts';
import { algorithm } from './digest-closure.ts';
import type { Pieces } from './pieces.ts';

/** What of the code of an environment is about tasks as a whole. */
interface TaskCode {
  /**
   * What makes a score of what metrics return: the functions that read the evaluator of a task, or call the
   * getters and metrics that it names.
   */
  judge: CodeDigest | undefined;
  /** What runs the steps of a task: the functions that read their types and parameters. */
  starter: CodeDigest | undefined;
}

/** The functions that judge tasks, and those that run their steps. */
type TaskUnits = Readonly<Record<keyof TaskCode, readonly Unit[]>>;

/** Finds them in the modules of an environment that have no getters or metrics. */
export type TaskUnitFinder = (
  modules: ReadonlyMap<string, PythonModule>,
  folderName: string,
) => TaskUnits;

/** Of several states, most have the same such modules as the one before. */
export function createTaskUnitFinder(): TaskUnitFinder {
  let last: { modules: readonly PythonModule[]; units: TaskUnits } | undefined;
  return (modules, folderName) => {
    const listed = [...modules.values()];
    const isSame =
      last?.modules.length === listed.length &&
      last.modules.every((module, index) => module === listed[index]);
    if (!last || !isSame) last = { modules: listed, units: findTaskUnits(modules, folderName) };
    return last.units;
  };
}

function findTaskUnits(modules: ReadonlyMap<string, PythonModule>, folderName: string): TaskUnits {
  const resolver = createResolver(modules, folderName);
  const units = listUnits(modules.values(), () => true, resolver);
  const followed = followTasks(units, resolver, findSeeds(units.all)) ?? new Map<Unit, Followed>();
  const unitsThat = (matches: (events: readonly TaskEvent[]) => boolean) =>
    [...followed].flatMap(([unit, { events }]) =>
      unit.name !== '' && matches(events) ? [unit] : [],
    );
  return { judge: unitsThat(isOfJudge), starter: unitsThat((events) => events.some(runsSteps)) };
}

/** The digests of these functions; what a judge or a starter is, each with all that it uses. */
export const digestTaskCode = (
  { judge, starter }: TaskUnits,
  pieces: Pieces,
  digest: (key: string) => CodeDigest,
): TaskCode => ({
  judge: withoutNamed(digestTogether(judge, pieces, digest)),
  starter: withoutNamed(digestTogether(starter, pieces, digest)),
});

/** What is looked up by the names in a task are the functions of the task, which are known. */
const withoutNamed = (code: CodeDigest | undefined): CodeDigest | undefined =>
  code && {
    ...code,
    unfollowed: code.unfollowed.filter((written) => !/^getattr\(|^self\.\w+$/.test(written)),
  };

/** What only runs the steps before judging is no part of it. */
const isOfJudge = (events: readonly TaskEvent[]): boolean =>
  events.some((event) => 'path' in event && /^@?evaluator\b(?!\.postconfig\[)/.test(event.path)) &&
  !events.some(runsSteps);

const runsSteps = (event: TaskEvent): boolean =>
  event.kind === 'read' &&
  /^(?!evaluator\.(?!postconfig)).*\[\]\.(?:type|parameters)$/.test(event.path);

type Placed = Pick<Unit, 'module' | 'definition' | 'owner'>;

/** Several functions in whichever order; undefined for none. */
function digestTogether(
  functions: readonly Placed[],
  pieces: Pieces,
  digest: (key: string) => CodeDigest,
): CodeDigest | undefined {
  const definitions = new Map(functions.map((placed) => [placed.definition, placed]));
  const digests = [...definitions.values()].map((placed) => digest(keyOf(placed, pieces)));
  if (digests.length === 0) return undefined;
  const union = (field: 'pieces' | 'packages' | 'unfollowed') => [
    ...new Set(digests.flatMap((one) => one[field])),
  ];
  return {
    digest: digestText([algorithm, ...digests.map((one) => one.digest).sort()].join('\n')),
    pieces: union('pieces'),
    packages: union('packages').sort(compareText),
    unfollowed: union('unfollowed').sort(compareText),
  };
}

function keyOf({ module, definition, owner }: Placed, pieces: Pieces): string {
  const name = definedName(definition, module.source.text);
  const method = owner && methodsOf(owner).find((one) => one.definition === definition);
  return pieces.keyOf({
    module,
    name,
    definition,
    decorators: method?.decorators ?? [],
    ...(method && { owner }),
  });
}
