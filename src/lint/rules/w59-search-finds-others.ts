import { compilePattern } from '#shell/outcomes/line-pattern.ts';
import { readProcessSearch } from '#shell/outcomes/process-search.ts';
import { readPipelines, type ScriptPipeline } from '#shell/outcomes/script-pipelines.ts';
import { scriptOf } from '../facts/setup/script-of.ts';
import { taskCommands } from '../facts/setup/task-commands.ts';
import { commandText } from '../facts/setup/command-lines.ts';
import { commandOutput, executeStep, ruleSource } from '../examples/example-parts.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const task = (command: string) => ({
  evaluator: {
    func: 'exact_match',
    result: commandOutput(command, { shell: true }),
    expected: ruleSource({ expected: '3\n' }),
  },
});

export const searchFindsOthers = defineTaskRule({
  code: 'W59',
  name: 'search-finds-others',
  severity: 'warning',
  consequence: 'passes',
  summary: 'A search for a process does not find itself, or the shell that runs it.',
  why: 'The list of "ps" has the command lines of the search and of the shell that runs it, and both contain what is looked for. So a count is too high by two, and a search by the whole command line, as with "pgrep -f", always finds something. "pkill -f" ends its own shell, so that nothing after it runs.',
  howToFix:
    'Put one character of the pattern in brackets, as in "[g]edit", which does not match itself. Or count with "pgrep -c", or end programs with "pkill", by their names, without "-f".',
  // It says what comes of it.
  yieldsTo: ['W57'],
  concerns: ['getter vm_command_line', 'action execute', 'action command'],
  examples: {
    good: [task('ps aux | grep "[g]edit" | wc -l'), task('pgrep -c gedit')],
    bad: [
      task('ps aux | grep gedit | wc -l'),
      task('pgrep -f gedit > /dev/null && pgrep -c gnome'),
      { config: [executeStep('pkill -f gedit; gedit --new-window &', { shell: true })] },
    ],
  },

  message({ pattern, fault }: Facts) {
    const escaped = `[${pattern.slice(0, 1)}]${pattern.slice(1)}`;
    switch (fault) {
      case 'count':
        return `the count of "${pattern}" includes this search and its own shell; look for "${escaped}"`;
      case 'condition':
        return `the search for "${pattern}" always finds its own shell; look for "${escaped}"`;
      case 'end':
        return `"${pattern}" also matches the shell of this command, which ends before the rest runs; use "${escaped}"`;
    }
  },

  *check(view): Generator<Problem<Facts>> {
    if (!anySearch.test(commandText(view))) return;
    for (const { command, shell, at } of taskCommands(view)) {
      const script = scriptOf(command, shell);
      if (script === undefined || !anySearch.test(script)) continue;
      const pipelines = readPipelines(script);
      for (const [index, pipeline] of pipelines.entries()) {
        const found = findSearch(pipeline, script);
        if (found === undefined) continue;
        if (found.fault === 'end' && !pipelines.slice(index + 1).some(isWork)) continue;
        yield { at, ...found };
        break;
      }
    }
  },
});

interface Facts {
  pattern: string;
  fault: 'count' | 'condition' | 'end';
}

/** Faster than to parse every command. */
const anySearch = /\bps\s|\bp(?:grep|kill)\s/;

/** How a pipeline uses a search that finds the shell that it is in. */
function findSearch(pipeline: ScriptPipeline, script: string): Facts | undefined {
  const search = readProcessSearch(pipeline);
  if (search === undefined || search.use === 'list' || search.omitted.some(isIn(script)))
    return undefined;
  // The shell may make way for the last command.
  if (pipeline.isLast && pipeline.stages.length === 1) return undefined;
  if (pipeline.isLast && search.use === 'end') return undefined;
  const [pattern = ''] = search.patterns;
  const finds = search.patterns.every(
    (each) => !/[\^$]/.test(each) && compilePattern(each, search.syntax)?.(script) === true,
  );
  return finds ? { pattern, fault: search.use } : undefined;
}

const isIn = (script: string) => (text: string) => script.includes(text);

/** Whether a command does something, so that it matters if it does not run. */
const isWork = ({ stages: [stage] }: ScriptPipeline): boolean =>
  stage !== undefined &&
  !['true', ':', 'echo', 'exit', 'sleep', 'wait', 'fi'].includes(stage.words[0] ?? '');
