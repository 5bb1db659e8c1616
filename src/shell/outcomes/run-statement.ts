import { type Frame, mostSteps, type Shell } from './frame.ts';
import type { Outcome, Surroundings } from './outcome.ts';
import { anyOutput, joinOutputs, type Output } from './output.ts';
import { redirect } from './redirect.ts';
import { runCommand } from './run-command.ts';
import { parseStatements, type Statement } from './statement.ts';
import { lastCommands } from './statements-within.ts';
import { anything, unite } from './unite.ts';

/**
 * The ways in which a script of a POSIX shell may end, with what it prints. Nothing is run: of each
 * program only what is certain is known, and otherwise both exit codes and any output are assumed.
 * Undefined where the script is not understood.
 */
export function readOutcomes(
  script: string,
  surroundings: Surroundings,
): readonly Outcome[] | undefined {
  const statement = parseStatements(script);
  if (statement === undefined) return undefined;
  const shell: Shell = {
    script,
    surroundings,
    last: new Set(lastCommands(statement)),
    steps: 0,
    run,
  };
  const outcomes = run(statement, { shell, input: anyOutput, variables: new Map() });
  return shell.steps > mostSteps ? undefined : outcomes;
}

function run(statement: Statement, frame: Frame): readonly Outcome[] {
  if (++frame.shell.steps > mostSteps) return anything;
  switch (statement.kind) {
    case 'command':
      return runCommand(statement, frame);
    case 'sequence':
      return statement.statements.reduce<readonly Outcome[]>(
        (outcomes, next) => continueWith(outcomes, frame, () => next),
        [{ succeeds: true, output: [], variables: frame.variables }],
      );
    case 'and':
      return continueWith(run(statement.first, frame), frame, ({ succeeds }) =>
        succeeds ? statement.second : undefined,
      );
    case 'or':
      return continueWith(run(statement.first, frame), frame, ({ succeeds }) =>
        succeeds ? undefined : statement.second,
      );
    case 'if':
      return continueWith(
        run(statement.condition, frame),
        frame,
        ({ succeeds }) => (succeeds ? statement.body : statement.otherwise),
        true,
      );
    case 'not':
      return run(statement.body, frame).map((outcome) => ({
        ...outcome,
        succeeds: outcome.isExit ? outcome.succeeds : !outcome.succeeds,
      }));
    case 'pipeline':
      return runPipeline(statement.stages, frame);
    case 'group': {
      const outcomes = run(statement.body, frame);
      return unite(
        outcomes.map(({ isExit, ...outcome }) => ({
          ...outcome,
          output: redirect(outcome.output, statement.redirections, true),
          ...(isExit && !statement.isSubshell && { isExit }),
          ...(statement.isSubshell && { variables: frame.variables }),
        })),
      );
    }
    case 'background':
      return [{ succeeds: true, output: anyOutput, variables: frame.variables }];
    case 'unread':
      return anything;
  }
}

/** Runs what follows each outcome; the outcome remains where nothing does. */
function continueWith(
  outcomes: readonly Outcome[],
  frame: Frame,
  choose: (outcome: Outcome) => Statement | undefined,
  succeedsWithout = false,
): readonly Outcome[] {
  return unite(
    outcomes.flatMap((outcome) => {
      if (outcome.isExit) return [outcome];
      const next = choose(outcome);
      if (next === undefined)
        return [{ ...outcome, succeeds: outcome.succeeds || succeedsWithout }];
      const { variables, succeeds } = outcome;
      return run(next, { ...frame, variables, previous: succeeds }).map((result) => ({
        ...result,
        output: joinOutputs(outcome.output, result.output),
      }));
    }),
  );
}

/** Its stages run in shells of their own. */
function runPipeline(stages: readonly Statement[], frame: Frame): readonly Outcome[] {
  let inputs: readonly Output[] = [frame.input];
  let outcomes: readonly Outcome[] = [];
  for (const stage of stages) {
    outcomes = unite(
      inputs
        .flatMap((input) => run(stage, { ...frame, input }))
        .map(({ succeeds, output }) => ({ succeeds, output, variables: frame.variables })),
    );
    inputs = [...new Map(outcomes.map(({ output }) => [JSON.stringify(output), output])).values()];
  }
  return outcomes;
}
