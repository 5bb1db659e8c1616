import { isWithin, type Path } from '#text/json/json-pointer.ts';
import { readGrepCall } from '#shell/outcomes/grep-call.ts';
import { checkViews } from '../facts/checks/check-views.ts';
import { fetches } from '../facts/fetches.ts';
import type { TaskView } from '../facts/task-view.ts';
import type { Severity } from '../model/finding.ts';
import { systemOf } from '../facts/apps/system-of.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';
import { skipWrappers } from '#shell/interpreter.ts';
import { fileTools, findShellSyntax, isWildcard, operator } from '#shell/shell-syntax.ts';
import { toProgramName } from '#machine/program-name.ts';
import { taskCommands, toWords } from '../facts/setup/task-commands.ts';

const result = (fields: object) => ({
  evaluator: {
    func: 'check_include_exclude',
    result: { type: 'vm_command_line', ...fields },
    expected: { type: 'rule', rules: { include: ['python'], exclude: [] } },
  },
});
const piped = ['code', '--list-extensions', '|', 'grep', 'python'];

export const shellSyntaxInShell = defineTaskRule({
  code: 'W08',
  name: 'shell-syntax-in-shell',
  severity: 'warning',
  consequence: 'fails',
  summary:
    'Pipes, redirections, wildcards and variables are used only where a shell interprets them.',
  why: 'Without a shell, the words of a command are passed to the program unchanged: "|" and everything after it become arguments, "*" is a file of that name, "$HOME" a folder of that name. A whole command in one element of an array is taken as the name of a program, which does not exist. Nor do programs named "cd" or, on Windows, "dir" and "start". A check whose command prints nothing for this reason never passes, which is an error. If a program ignores the words and prints the same and more, the severity is info.',
  howToFix:
    'Let the environment start a shell, or name one in the array, as in ["bash", "-c", "ls /home/user/*.txt"]. An array of plain words, one in each element, needs no shell.',
  ofCheck: {
    one: 'runs a command that needs a shell without one',
    several: 'run commands that need a shell without one',
  },
  yieldsTo: ['W43'],
  concerns: ['action execute', 'action launch', 'getter vm_command_line'],
  trackRecord: [
    { dataset: 'OSWorld-Verified', read: 6, defects: 0 },
    { dataset: 'DeskCraft', read: 1, defects: 1 },
  ],
  examples: {
    good: [
      result({ command: 'code --list-extensions | grep python', shell: true }),
      result({ command: ['bash', '-c', 'ls /home/user/*.txt'] }),
      result({ command: ['find', '/home/user', '-name', '*.txt'] }),
    ],
    bad: [
      result({ command: piped }),
      result({ command: ['ls', '/home/user/*.txt'] }),
      result({ command: 'code --list-extensions | grep python' }),
      result({ command: ['code --list-extensions'] }),
      {
        config: [{ type: 'execute', parameters: { command: ['echo', 'hi', '>', '/tmp/hi.txt'] } }],
      },
    ],
  },

  message({ found, fault }: Facts) {
    switch (fault) {
      case 'array':
        return `"${found}" is shell syntax in an array, which no shell interprets; set "shell" to true and write the command as one string`;
      case 'string':
        return `"${found}" is shell syntax, but no shell interprets this command; set "shell" to true`;
      case 'built-in':
        return `"${found}" works only within one shell command; write it together with what follows, and set "shell" to true`;
      case 'part of cmd':
        return `"${found}" is a command of "cmd" and not a program, so it needs a shell; set "shell" to true`;
      case 'program':
        return `"${found}" is taken as the name of one program; write each word as a separate element`;
    }
  },

  *check(task, { file }): Generator<Problem<Facts>> {
    for (const { command, shell, at } of taskCommands(task)) {
      if (shell !== false) continue;
      const isArray = Array.isArray(command);
      const words = isArray
        ? toWords(command)
        : wordsOf(typeof command === 'string' ? command : '');
      const found = findFault(words, isArray, () => systemOf(task, file) === 'windows');
      if (found === undefined) continue;
      const { index, ...facts } = found;
      const severity = severityOf(found, words, isJudged(at, task));
      yield { at: isArray ? [...at, index] : at, ...facts, ...(severity && { severity }) };
    }
  },
});

function findFault(
  words: readonly string[],
  isArray: boolean,
  isWindows: () => boolean,
): FaultyWord | undefined {
  const [first = ''] = words;
  const syntax = findShellSyntax(words);
  if (!isArray && nameless.test(first)) return { index: 0, found: first, fault: 'string' };
  if (syntax) {
    const fault = isArray ? 'array' : 'string';
    return { index: syntax.index, found: syntax.text, fault };
  }
  if (builtIns.has(first)) return { index: 0, found: first, fault: 'built-in' };
  if (partsOfCmd.has(first.toLowerCase()) && isWindows()) {
    return { index: 0, found: first, fault: 'part of cmd' };
  }
  return isArray && wholeCommand.test(first)
    ? { index: 0, found: first, fault: 'program' }
    : undefined;
}

interface FaultyWord extends Facts {
  /** The word of the command. */
  index: number;
}

/** What a script begins with that is the name of no program: a variable, or a word of the shell. */
const nameless = /^(?:[A-Za-z_]\w*=|(?:if|for|while|until|case|\[\[|[({!])$|\()/;

/** Whether a metric judges what a command prints, in a way that white space and more do not change. */
function isJudged(at: Path, task: TaskView): 'exactly' | 'somehow' | undefined {
  const source = fetches(task).find((fetch) => fetch.side === 'result' && isWithin(at, fetch.at));
  if (source?.from?.kind !== 'command output') return undefined;
  const kind = checkViews(task)[source.index]?.compares?.kind;
  return kind === 'equal value' || kind === 'one of' ? 'exactly' : 'somehow';
}

/** An error if a check has nothing to judge for this reason, info if it has more. */
function severityOf(
  { index, fault, found }: FaultyWord,
  words: readonly string[],
  judged: ReturnType<typeof isJudged>,
): Severity | undefined {
  if (judged === undefined) return undefined;
  const [first = ''] = words;
  if (fault === 'program' || builtIns.has(first) || nameless.test(first)) return 'error';
  const start = skipWrappers(words);
  const program = toProgramName(words[start] ?? '');
  const before = words.slice(start + 1, index);
  if (found === '|' && judged === 'somehow' && isOnlyFilter(words.slice(index))) {
    if (printers.has(program) || before.includes('--list-extensions')) return 'info';
  }
  if (strictPrograms.has(program)) return 'error';
  // Without one file of such a name, it prints nothing.
  const isNamed = before.some(
    (word) => !word.startsWith('-') && !isWildcard(word) && !operator.test(word),
  );
  return fileTools.has(program) && !isNamed && isWildcard(words[start + 1 + before.length] ?? '')
    ? 'error'
    : undefined;
}

/** Whether all that follows only leaves lines out. */
function isOnlyFilter(words: readonly string[]): boolean {
  const stages = words.join(' ').split(' | ');
  return stages.every((stage) => {
    const grep = readGrepCall(stage.replace(/^\| /, '').split(' '));
    return grep !== undefined && !['c', 'o', 'q', 'v'].some((flag) => grep.flags.has(flag));
  });
}

/** Programs that print what they are asked for in spite of names of files that are not there. */
const printers = new Set(['cat', 'ls']);

/** Programs that print nothing but an error if they are given one word more. */
const strictPrograms = new Set(
  'crontab date dconf find gsettings nmcli pgrep ps systemctl timedatectl xrandr'.split(' '),
);

interface Facts {
  found: string;
  fault: 'array' | 'built-in' | 'part of cmd' | 'program' | 'string';
}

/** The words of a command that the environment splits; quoted text is not syntax. */
const wordsOf = (command: string): string[] =>
  command
    .replace(/\\\W|'[^']*'|"(?:\\.|[^"\\])*"/gs, (text) => '"'.repeat(text.length))
    .split(/\s+/)
    .filter((word) => word !== '');

/** Commands of every shell that no program has the name of. */
const builtIns = new Set('alias cd eval export set source ulimit umask unalias unset'.split(' '));

/** Commands of the shell of Windows that no program there has the name of. */
const partsOfCmd = new Set(
  'assoc call cls copy del dir echo erase ftype md mkdir mklink move rd ren rename rmdir start title type ver vol'.split(
    ' ',
  ),
);

/** A program without a folder and anything after it, or a path with an option or a path after it. */
const wholeCommand = /^(?:[a-z][\w.+-]*\s+\S|\/\S+\s+[-/~])/;
