import { readNestedCommands } from '../nested-commands.ts';
import type { Redirection } from '../script-tokens.ts';
import { parseStatements, type Statement } from './statement.ts';
import { lastCommands, pipelinesWithin } from './statements-within.ts';

/** Commands that hand their output on, one to the next. */
export interface ScriptPipeline {
  stages: readonly PipelineStage[];
  /** Whether the shell may end before it does, as it is the last of the whole line. */
  isLast: boolean;
}

export interface PipelineStage {
  words: readonly string[];
  redirections: readonly Redirection[];
  /** The words as the script writes them. */
  text: string;
}

/** The pipelines of a command line, and of those in `$(…)` and in scripts that it hands to a shell. */
export function readPipelines(line: string | readonly string[]): readonly ScriptPipeline[] {
  const nested = readNestedCommands(line).filter(({ isQuoted }) => !isQuoted);
  const scripts = [...new Set(nested.map(({ script }) => script))];
  return scripts.flatMap((script, depth) => {
    const statement = parseStatements(script);
    if (statement === undefined) return [];
    const last = depth === 0 ? new Set<Statement>(lastCommands(statement)) : new Set<Statement>();
    return Array.from(pipelinesWithin(statement), (stages) => ({
      stages: stages.map(({ words, redirections }) => ({
        words: words.map(({ text }) => text),
        redirections,
        text: script.slice(words[0]?.start, words.at(-1)?.end),
      })),
      isLast: stages.some((stage) => last.has(stage)),
    }));
  });
}
