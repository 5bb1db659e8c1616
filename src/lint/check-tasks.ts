import { createLocator, type Path } from '../format/positions.ts';
import { taskFileSchema } from '../format/task-file-schema.ts';
import { checkShape } from './check-shape.ts';
import type { Finding } from './finding.ts';
import type { ParsedFile } from './parse-file.ts';
import type { DatasetContext, Problem, RuleCard, SuiteList } from './rule.ts';
import { datasetRules, taskRules } from './rules/index.ts';
import { toTaskView } from './task-view.ts';
import { toFinding, type Verdict } from './to-finding.ts';

/** What the checks need beside the files. */
export interface CheckContext extends DatasetContext {
  /** The compiled schema: the fast test that spares valid files the slow one. */
  isValid(value: unknown): boolean;
  suites: readonly (SuiteList & { text: string })[];
}

/** Runs every rule over every task. The files' own findings, of syntax, are not repeated. */
export function checkTasks(files: readonly ParsedFile[], context: CheckContext): Finding[] {
  const tasks = files.flatMap(({ file, text, fields }) => (fields ? [{ file, text, fields }] : []));
  const texts = new Map([...tasks, ...context.suites].map(({ file, text }) => [file, text]));
  const problems: PlacedProblem[] = [];

  for (const { file, fields } of tasks) {
    // The rules remember what they work out of a view; a view for each task frees it again.
    const task = toTaskView(fields);
    if (!context.isValid(fields)) {
      for (const { card, at, ...verdict } of checkShape(taskFileSchema, fields)) {
        problems.push({ card, file, at, ...verdict });
      }
    }
    for (const rule of taskRules) {
      for (const problem of rule.check(task, { file, vocabulary: context.vocabulary })) {
        problems.push(place(rule, file, problem));
      }
    }
  }
  const members = tasks.map(({ file, fields }) => ({ file, task: toTaskView(fields) }));
  for (const rule of datasetRules) {
    for (const problem of rule.check(members, context)) {
      problems.push(place(rule, problem.file, problem));
    }
  }
  return locate(problems, texts);
}

interface PlacedProblem extends Verdict {
  card: RuleCard<never>;
  file: string;
  at: Path;
}

function place(rule: RuleCard, file: string, problem: Problem<object>): PlacedProblem {
  const { at, severity, fix } = problem;
  return { card: rule, file, at, message: rule.message(problem), severity, fix };
}

/** Positions cost a second reading of the text, so only files with problems get one. */
function locate(problems: PlacedProblem[], texts: ReadonlyMap<string, string>): Finding[] {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  return [...byFile].flatMap(([file, own]) => {
    const positionOf = createLocator(texts.get(file) ?? '');
    return own.map(({ card, at, ...verdict }) =>
      toFinding(card, { file, at, position: positionOf(at) }, verdict),
    );
  });
}
