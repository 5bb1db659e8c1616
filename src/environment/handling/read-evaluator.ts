import type { EvaluatorHandling } from '#vocabulary/source/task-handling.ts';
import { isExpected } from './follow/calls.ts';
import type { TaskEvent } from './follow/model.ts';
import type { LoaderUnits } from './loader-units.ts';
import { readGraders } from './read-graders.ts';
import { readJudgedNames } from './read-judged-names.ts';

/** What the code that judges does with the evaluator of a task. */
export function readEvaluator({ followed }: LoaderUnits): EvaluatorHandling {
  const events = [...followed.values()].flatMap((unit) => unit.events);
  const ofPackage = events.filter(({ unit }) => unit.isOfPackage);
  const judging = ofPackage.some(({ kind }) => kind === 'metric') ? ofPackage : events;
  const mayBeArray = readMayBeArray(judging);
  const nullOptions = readNull(judging, (path) => /^evaluator(?:\[\])?\.options$/.test(path));
  const nullOptionsInArray = readNull(judging, (path) => path.endsWith('.options[]'));
  const expectedNone = readExpectedNone(judging);
  const expectedAbsentInArray = readAbsentExpected(judging, expectedNone);
  const graders = readGraders(judging);
  const isJudged = events.some(({ kind }) => kind === 'metric' || kind === 'getter');
  return {
    ...(isJudged && { isJudged }),
    ...(mayBeArray !== undefined && { mayBeArray }),
    ...(graders && { graders }),
    ...(nullOptions && { nullOptions }),
    ...(nullOptionsInArray && { nullOptionsInArray }),
    ...(expectedNone && { expectedNone }),
    ...(expectedAbsentInArray && { expectedAbsentInArray }),
    ...readJudgedNames(events),
  };
}

function readMayBeArray(events: readonly TaskEvent[]): boolean | undefined {
  const isTested = events.some(
    (event) => (event.kind === 'is-list' || event.kind === 'loop') && event.path === 'evaluator',
  );
  if (isTested) return true;
  const readsFunc = events.some(
    (event) => event.kind === 'read' && event.path === 'evaluator.func' && !event.isSafe,
  );
  return readsFunc ? false : undefined;
}

/** Handing on null with `**` fails; a value that is tested before is accepted. */
function readNull(
  events: readonly TaskEvent[],
  isAt: (path: string) => boolean,
): 'accepted' | 'fails' | undefined {
  const spreads = events.flatMap((event) =>
    event.kind === 'spread' && isAt(event.part.path) && !event.part.isHeld ? [event.part] : [],
  );
  if (spreads.some(({ isChecked }) => !isChecked)) return 'fails';
  const isChecked = events.some((event) => event.kind === 'checked' && isAt(event.path));
  return spreads.length > 0 || isChecked ? 'accepted' : undefined;
}

type Called = NonNullable<EvaluatorHandling['expectedNone']>;

/** Whether a metric is called with two arguments although the second one may be None. */
function readExpectedNone(events: readonly TaskEvent[]): Called | undefined {
  const calls = events.flatMap((event) =>
    event.kind === 'metric' && event.expected ? [event.expected] : [],
  );
  const known = calls.map((value) => value.filter(isExpected));
  if (calls.length === 0 || known.some((value) => value.length === 0)) return undefined;
  const areChecked = known.map((value) => value.every(({ isChecked }) => isChecked));
  if (areChecked.every(Boolean)) return 'one argument';
  return areChecked.some(Boolean) ? undefined : 'two arguments';
}

/** Where a source of an array is null, its getter may be None, and calling it fails unless that is tested. */
function readAbsentExpected(
  events: readonly TaskEvent[],
  expectedNone: Called | undefined,
): EvaluatorHandling['expectedAbsentInArray'] {
  const getters = events.flatMap((event) =>
    event.kind === 'getter' && event.part.path === '@evaluator.expected[]' ? [event.part] : [],
  );
  const mayBeNone = getters.filter(({ orNone }) => orNone);
  if (mayBeNone.length === 0) return undefined;
  if (mayBeNone.some(({ isChecked }) => !isChecked)) return 'fails';
  return expectedNone;
}
