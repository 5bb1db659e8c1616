import type { JsonObject } from '#text/json/json-value.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { toTaskView } from '../facts/task-view.ts';
import { createLocalFinder } from '../model/local-files.ts';
import { type Problem, type TaskContext, type TaskRule, toMessage } from '../model/rule.ts';
import { exampleTask } from './example-task.ts';

const exampleContext: TaskContext = { file: 'example.json', vocabulary: createVocabulary() };

/** What a rule reports in the example task with the given fields replaced; what it is about is left out. */
export function findProblems<Facts extends object>(
  rule: Pick<TaskRule<Facts>, 'check'>,
  fields: JsonObject,
  context: Partial<TaskContext> = {},
): Problem<Facts>[] {
  return findWithAbout(rule, fields, context).map(({ about: _, ...problem }) => problem as never);
}

/** The same, with what each problem is about. */
export function findWithAbout<Facts extends object>(
  rule: Pick<TaskRule<Facts>, 'check'>,
  fields: JsonObject,
  context: Partial<TaskContext> = {},
): Problem<Facts>[] {
  const all = { ...exampleContext, ...context };
  const findLocal = createLocalFinder(all.localFiles, all.file);
  return [...rule.check(toTaskView(exampleTask(fields), all.vocabulary, findLocal), all)];
}

/** The same as lines of a report: the place, the severity and the message of each problem. */
export function listLines<Facts extends object>(
  rule: TaskRule<Facts>,
  fields: JsonObject,
  context?: Partial<TaskContext>,
): string[] {
  return findProblems(rule, fields, context).map(
    (problem) =>
      `${problem.at.join('/')} ${problem.severity ?? rule.severity}: ${toMessage(rule, problem)}`,
  );
}

/** What a rule reports in the example task with one setup step, which runs a command. */
export function findCommandProblems<Facts extends object>(
  rule: TaskRule<Facts>,
  command: unknown,
  context?: Partial<TaskContext>,
): Problem<Facts>[] {
  const step = { type: 'execute', parameters: { command } };
  return findProblems(rule, { config: [step] }, context);
}
