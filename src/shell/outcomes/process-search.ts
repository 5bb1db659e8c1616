import { toProgramName } from '#machine/program-name.ts';
import { skipWrappers } from '../interpreter.ts';
import { type GrepCall, readGrepCall } from './grep-call.ts';
import type { PatternSyntax } from './line-pattern.ts';
import type { PipelineStage, ScriptPipeline } from './script-pipelines.ts';

/** A search for processes by their command lines. */
export interface ProcessSearch {
  /** What a command line must match; never empty. */
  patterns: readonly string[];
  syntax: PatternSyntax;
  /** What it must not match. */
  omitted: readonly string[];
  /** What becomes of what is found: its number, whether there is any, its end, or a list. */
  use: 'count' | 'condition' | 'end' | 'list';
}

/** Reads `ps` with `grep`, or `pgrep` or `pkill` with `-f`; undefined for other pipelines. */
export function readProcessSearch({ stages }: ScriptPipeline): ProcessSearch | undefined {
  const [first, ...others] = stages.map(({ words }) => words.slice(skipWrappers(words)));
  const [program = '', ...options] = first ?? [];
  const lastWords = others.at(-1) ?? [];
  const ends = lastWords[0] === 'xargs' && lastWords.includes('kill');
  switch (toProgramName(program)) {
    case 'ps':
      return listsLines.test(options.join(' ')) ? readPs(others, stages.at(-1), ends) : undefined;
    case 'pgrep': {
      const isCounted = options.some((word) => isCount.test(word)) || lastWords[0] === 'wc';
      if (isCounted) return readByLine(options, 'count');
      if (ends) return readByLine(options, 'end');
      return readByLine(options, others.length > 0 ? 'list' : 'condition');
    }
    case 'pkill':
      return readByLine(options, 'end');
    default:
      return undefined;
  }
}

function readPs(
  others: readonly (readonly string[])[],
  last: PipelineStage | undefined,
  ends: boolean,
): ProcessSearch | undefined {
  const searches = others.flatMap((words) => readGrepCall(words) ?? []);
  const patternsOf = (isOmitted: boolean) =>
    searches
      .filter(({ flags }) => flags.has('v') === isOmitted)
      .flatMap(({ patterns }) => patterns);
  const [patterns, omitted] = [patternsOf(false), patternsOf(true)];
  const syntax = searches[0]?.syntax;
  if (patterns.length === 0 || syntax === undefined) return undefined;
  return { patterns, syntax, omitted, use: ends ? 'end' : useOfPs(others, searches.at(-1), last) };
}

function useOfPs(
  others: readonly (readonly string[])[],
  search: GrepCall | undefined,
  last: PipelineStage | undefined,
): ProcessSearch['use'] {
  if (others.at(-1)?.[0] === 'wc' || search?.flags.has('c') === true) return 'count';
  const isDropped = last?.redirections.some(
    ({ operator, target }) => /^(?:1?>|&>)/.test(operator) && target.text === '/dev/null',
  );
  return search?.flags.has('q') === true || isDropped === true ? 'condition' : 'list';
}

function readByLine(
  options: readonly string[],
  use: ProcessSearch['use'],
): ProcessSearch | undefined {
  const flags = options.filter((word) => word.startsWith('-'));
  const [pattern, ...more] = options.filter((word) => !word.startsWith('-'));
  const isByLine = flags.some((word) => /^-[a-z]*f[a-z]*$|^--full$/.test(word));
  // A value may follow other options.
  const isRead = flags.every((word) => plainOption.test(word));
  if (!isByLine || !isRead || pattern === undefined || more.length > 0) return undefined;
  return { patterns: [pattern], syntax: 'extended', omitted: [], use };
}

/** The options with which "ps" lists whole command lines, of all processes. */
export const listsLines = /^(?:-?[a-z]*a[a-z]*x[a-z]*|-[a-z]*(?:e[a-z]*f|f[a-z]*e)[a-zA-Z]*)$/;
const plainOption = /^-(?:[acflno]+|\d+|KILL|TERM|INT|HUP|SIG\w+|-full|-count)$/;
const isCount = /^-[a-z]*c[a-z]*$|^--count$/;
