import type { CommandStatement, Statement } from './statement.ts';

/** The commands that may be the last of a script, for which a shell may make way. */
export function* lastCommands(statement: Statement | undefined): Generator<Statement> {
  switch (statement?.kind) {
    case 'command':
      yield statement;
      break;
    case 'sequence':
      yield* lastCommands(statement.statements.at(-1));
      break;
    case 'and':
    case 'or':
      yield* lastCommands(statement.second);
      break;
    case 'if':
      yield* lastCommands(statement.body);
      yield* lastCommands(statement.otherwise);
      break;
    case 'group':
      yield* lastCommands(statement.body);
      break;
    default:
  }
}

/** The pipelines of a script, each as its commands in their order; a command alone is one too. */
export function* pipelinesWithin(statement: Statement): Generator<readonly CommandStatement[]> {
  switch (statement.kind) {
    case 'command':
      yield [statement];
      break;
    case 'pipeline': {
      const { stages } = statement;
      if (stages.every((stage) => stage.kind === 'command')) yield stages;
      else for (const stage of stages) yield* pipelinesWithin(stage);
      break;
    }
    case 'sequence':
      for (const part of statement.statements) yield* pipelinesWithin(part);
      break;
    case 'and':
    case 'or':
      yield* pipelinesWithin(statement.first);
      yield* pipelinesWithin(statement.second);
      break;
    case 'if':
      yield* pipelinesWithin(statement.condition);
      yield* pipelinesWithin(statement.body);
      if (statement.otherwise) yield* pipelinesWithin(statement.otherwise);
      break;
    case 'not':
    case 'background':
    case 'group':
      yield* pipelinesWithin(statement.body);
      break;
    default:
  }
}
