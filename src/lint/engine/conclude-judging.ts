import { fromPointer, toPointer } from '#text/json/json-pointer.ts';
import { severities } from '../model/finding.ts';
import type { JudgedTask } from '../model/judged-task.ts';
import type { TaskContext } from '../model/rule.ts';
import type { TaskView } from '../facts/task-view.ts';
import type { PlacedProblem } from '../positions/finding-positions.ts';

/** A view of a task with the problems that rules find in it. */
export interface JudgedView {
  task: PlacedTask;
  view: TaskView;
  taskContext: TaskContext;
  problems: PlacedProblem[];
}

/** A file or a part of it, as it is and with the further steps of the task. */
export interface TaskJudging {
  alone: JudgedView;
  withSteps?: JudgedView;
  ofShape: readonly PlacedProblem[];
}

/**
 * The problems at their places in the file. Where a task has steps beside `config`, those count that are
 * found without them and with them: without, the files that other steps make are missing; with them, steps
 * may repeat or undo what is for another moment. The milder of both is kept.
 */
export function concludeJudging({ alone, withSteps, ofShape }: TaskJudging): PlacedProblem[] {
  const { task } = alone;
  const shape = ofShape.flatMap((problem) => placeInFile(problem, task));
  const placed = alone.problems.flatMap((problem) => placeInFile(problem, task));
  if (!withSteps) return [...shape, ...placed];
  const others = Map.groupBy(
    withSteps.problems.flatMap((problem) => placeInFile(problem, withSteps.task)),
    placeOf,
  );
  const confirmed = placed.flatMap((problem) => {
    const other = others.get(placeOf(problem))?.shift();
    if (!other) return [];
    return [
      severities.indexOf(severityOf(other)) < severities.indexOf(severityOf(problem))
        ? problem
        : other,
    ];
  });
  return [...shape, ...confirmed];
}

const placeOf = ({ meta, at }: PlacedProblem): string => `${meta.code} ${toPointer(at)}`;

const severityOf = ({ severity, meta }: PlacedProblem) => severity ?? meta.severity;

function placeInFile(problem: PlacedProblem, { toFilePath }: PlacedTask): PlacedProblem[] {
  const at = toFilePath(problem.at);
  if (!at) return [];
  if (at === problem.at) return [problem];
  const also = problem.also?.flatMap((path) => {
    const place = toFilePath(path);
    return place ? [place] : [];
  });
  const about = problem.about?.map((thing) => {
    const place = judgedField.test(thing) ? toFilePath(fromPointer(thing)) : undefined;
    return place ? toPointer(place) : thing;
  });
  return [{ ...problem, at, ...(also && { also }), ...(about && { about }) }];
}

/** A problem is about pointers, paths of the machine or addresses. */
const judgedField = /^\/(?:config|evaluator)(?:\/|$)/;

type PlacedTask = Pick<JudgedTask, 'toFilePath'>;
