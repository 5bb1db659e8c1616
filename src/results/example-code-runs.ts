import {
  editSource,
  exampleCode,
  exampleSource,
  tables,
  texts,
} from '#history/code/example-code.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { exampleResults, exampleRun } from './example-results.ts';
import type { StatedEnvironment } from './model/read-results.ts';
import { createCodeComparer } from './code/compare-task-code.ts';

export const ids = ['table', 'text', 'other'];
const fieldsOf = { table: tables, text: texts, other: texts };
export const compareCode = createCodeComparer(
  Object.entries(fieldsOf).map(([path, fields]) => ({ path, fields: exampleTask(fields) })),
  builtInVocabulary,
);

export const early = exampleCode(exampleSource);
export const otherTable = exampleCode(editSource('metrics/load.py:LIMIT'));
export const otherJudge = exampleCode(editSource('env.py:evaluate'));
export const otherStart = exampleCode(editSource('env.py:Controller.setup'));
/** Read at another commit. */
export const sameAgain = { ...exampleCode(exampleSource), commit: 'f'.repeat(40) };

export const stated = (code: EnvironmentCode | undefined): StatedEnvironment => ({
  commit: 'v1',
  code,
});
export const allSolved = { table: 1, text: 1, other: 0 };

/** Two runs with such code, today's being the early one. */
export function makeRuns(
  one: EnvironmentCode | undefined,
  other: EnvironmentCode | undefined,
  today: EnvironmentCode | undefined = early,
) {
  const results = exampleResults(
    ids,
    [
      exampleRun('One', allSolved, { environment: one && stated(one) }),
      exampleRun('Two', { ...allSolved, table: 0 }, { environment: other && stated(other) }),
    ],
    { compareCode, today },
  );
  const [first, second] = results.runs;
  if (!first || !second) throw new Error('a run is missing');
  return { results, first, second };
}
