import { createLocator, type Path } from '../format/positions.ts';
import { taskFileSchema } from '../format/task-file-schema.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { checkShape } from './check-shape.ts';
import type { Finding } from './finding.ts';
import type { ParsedFile } from './parse-file.ts';
import type { DatasetContext, Problem, RuleCard, SuiteList } from './rule.ts';
import { datasetRules, taskRules } from './rules/index.ts';
import { toTaskView } from './task-view.ts';
import { toFinding, type Verdict } from './to-finding.ts';

/** What the check of a single task needs beside its file. */
export interface CheckTaskContext {
  vocabulary: Vocabulary;
  /** The compiled schema: the fast test that spares valid files the slow one. */
  isValid(value: unknown): boolean;
}

/** What the check of a dataset needs. */
export interface CheckDatasetContext extends DatasetContext {
  suites: readonly (SuiteList & { text: string })[];
}

/** Runs every rule over a dataset. The files' own findings, of syntax, are not repeated. */
export function checkTasks(
  files: readonly ParsedFile[],
  context: CheckTaskContext & CheckDatasetContext,
): Finding[] {
  return [...files.flatMap((file) => checkTask(file, context)), ...checkTogether(files, context)];
}

/** Runs the rules that need no other task. */
export function checkTask(
  { file, text, fields }: ParsedFile,
  { vocabulary, isValid }: CheckTaskContext,
): Finding[] {
  if (!fields) return [];
  const problems: PlacedProblem[] = isValid(fields) ? [] : checkShape(taskFileSchema, fields);
  // The rules remember what they work out of a view; a view for each task frees it again.
  const task = toTaskView(fields);
  const context = { file, vocabulary };
  for (const rule of taskRules) {
    for (const problem of rule.check(task, context)) problems.push(toPlacedProblem(rule, problem));
  }
  return locate({ file, text }, problems);
}

/** Runs the rules about a dataset as a whole. */
export function checkTogether(
  files: readonly ParsedFile[],
  context: CheckDatasetContext,
): Finding[] {
  const members = files.flatMap(({ file, fields }) =>
    fields ? [{ file, task: toTaskView(fields) }] : [],
  );
  const texts = new Map([...files, ...context.suites].map(({ file, text }) => [file, text]));
  const byFile = new Map<string, PlacedProblem[]>();
  for (const rule of datasetRules) {
    for (const problem of rule.check(members, context)) {
      const own = byFile.get(problem.file) ?? [];
      own.push(toPlacedProblem(rule, problem));
      byFile.set(problem.file, own);
    }
  }
  return [...byFile].flatMap(([file, own]) => locate({ file, text: texts.get(file) ?? '' }, own));
}

interface PlacedProblem extends Verdict {
  card: RuleCard<never>;
  at: Path;
}

function toPlacedProblem(rule: RuleCard, problem: Problem<object>): PlacedProblem {
  const { at, severity, fix } = problem;
  return { card: rule, at, message: rule.message(problem), severity, fix };
}

/** Positions cost a second reading of the text, so only files with problems get one. */
function locate(
  { file, text }: { file: string; text: string },
  problems: readonly PlacedProblem[],
): Finding[] {
  if (problems.length === 0) return [];
  const positionOf = createLocator(text);
  return problems.map(({ card, at, ...verdict }) =>
    toFinding(card, { file, at, position: positionOf(at) }, verdict),
  );
}
