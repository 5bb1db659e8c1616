import { parseStatements, type Statement } from './statement.ts';

/** The commands behind "||" in a script, as it writes them. */
export function listAlternatives(script: string): string[] {
  const statement = parseStatements(script);
  return statement ? Array.from(alternativesIn(statement, script)) : [];
}

function* alternativesIn(statement: Statement, script: string): Generator<string> {
  switch (statement.kind) {
    case 'or': {
      yield* alternativesIn(statement.first, script);
      const { second } = statement;
      if (second.kind === 'command') {
        yield script.slice(second.words[0]?.start, second.words.at(-1)?.end);
      }
      break;
    }
    case 'and':
      yield* alternativesIn(statement.first, script);
      yield* alternativesIn(statement.second, script);
      break;
    case 'sequence':
      for (const part of statement.statements) yield* alternativesIn(part, script);
      break;
    case 'if':
      yield* alternativesIn(statement.condition, script);
      break;
    case 'group':
    case 'not':
      yield* alternativesIn(statement.body, script);
      break;
    default:
  }
}
