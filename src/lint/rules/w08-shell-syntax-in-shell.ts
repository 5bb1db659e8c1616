import { defineTaskRule } from '../model/rule.ts';
import { commandText } from '../facts/command-lines.ts';
import { taskCommands } from '../facts/task-commands.ts';

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
  summary: 'Pipes, redirections and wildcards stand only where a shell interprets them.',
  why: 'Without a shell the entries of a list go to the program as they are: "|" and all after it become arguments, and "*" is a file of that name.',
  howToFix:
    'Let the environment start a shell, or name one in the list, as in ["bash", "-c", "ls /home/user/*.txt"]. A list of plain words can stay a list.',
  concerns: ['action execute', 'action launch', 'getter vm_command_line'],
  examples: {
    good: [
      result({ command: 'code --list-extensions | grep python', shell: true }),
      result({ command: ['bash', '-c', 'ls /home/user/*.txt'] }),
      result({ command: ['find', '/home/user', '-name', '*.txt'] }),
    ],
    bad: [
      result({ command: piped }),
      result({ command: ['ls', '/home/user/*.txt'] }),
      {
        config: [{ type: 'execute', parameters: { command: ['echo', 'hi', '>', '/tmp/hi.txt'] } }],
      },
    ],
  },

  message: ({ found }: { found: string }) =>
    `"${found}" is shell syntax in a list, which no shell interprets; set "shell" to true and write the command as one text`,

  *check(task) {
    if (!anySign.test(commandText(task))) return;
    for (const { command, shell, at } of taskCommands(task)) {
      if (shell || !Array.isArray(command)) continue;
      const found = findShellSyntax(command);
      if (found) yield { at: [...at, found.index], found: found.text };
    }
  },
});

/** What every sign below has, and faster to look for. */
const anySign = /[|&;<>*]/;
const sign = /^(?:\|\|?|&&|;|\d?>>?|<|&>|2>&1)$/;
const redirection = /^(?:[12&]>>?(?:&\d|[\w./~-]+)|>>?[\w./~-]+)$/;
const signWithin = /\s(?:\|\|?|&&|[12]?>>?|2>&1)(?:\s|$)|;\s/;

const prefixes = new Set(['sudo', 'env', 'nohup', 'time', 'setsid']);
/** Programs whose arguments are names of files, so that a wildcard can only mean files. */
const fileTools = new Set(
  'cat chmod chown cp du file head ls md5sum mkdir mv rm sha256sum stat tail touch wc'.split(' '),
);
/** Programs for whose arguments these signs mean something else. */
const signTakers = new Set('expr test [ xdotool ydotool jq'.split(' '));
/** Programs that take a separator or pattern as an argument. */
const separatorTakers = new Set(
  'awk column cut egrep gawk grep mawk paste rg sed sort tr'.split(' '),
);
const interpreter = /^(?:(?:ba|da|z|k)?sh|python[\d.]*|node|perl|ruby|powershell|pwsh|cmd|ssh|su)$/;
const takesProgramText = /^(?:-\w*[ce]|\/[ck]|-command)$/i;

/** The first entry that only a shell would understand; entries of other types are no syntax. */
function findShellSyntax(command: readonly unknown[]): { index: number; text: string } | undefined {
  const start = command.findIndex((entry) => !isPrefix(entry));
  const first = command[start];
  if (typeof first !== 'string') return undefined;
  if (runsProgramText(command)) return undefined;
  if (signWithin.test(first)) return { index: start, text: first };

  const program = baseName(first);
  for (let index = start + 1; index < command.length; index++) {
    const text: unknown = command[index];
    if (typeof text !== 'string') continue;
    if (isSyntaxFor(program, text, command[index - 1], index - start)) return { index, text };
  }
  return undefined;
}

function isSyntaxFor(program: string, text: string, before: unknown, place: number): boolean {
  if (sign.test(text)) {
    if (signTakers.has(program)) return false;
    // The end of what `find -exec` runs.
    if (program === 'find' && text === ';') return false;
    return !(separatorTakers.has(program) && (place === 1 || /^-\w$/.test(toText(before))));
  }
  if (redirection.test(text)) return !signTakers.has(program);
  return fileTools.has(program) && (isWildcard(text) || signWithin.test(text));
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

const isWildcard = (text: string) => text.includes('*') && !/[\s'"]/.test(text);

/** Whether the list hands a program text to an interpreter, as `bash -c` does. */
function runsProgramText(command: readonly unknown[]): boolean {
  let hasInterpreter = false;
  for (const entry of command) {
    if (typeof entry !== 'string') continue;
    if (hasInterpreter && takesProgramText.test(entry)) return true;
    hasInterpreter ||= interpreter.test(baseName(entry));
  }
  return false;
}

const isPrefix = (entry: unknown) =>
  typeof entry === 'string' && (prefixes.has(baseName(entry)) || /^-\w+$|^\w+=/.test(entry));

const baseName = (program: string) =>
  program
    .slice(Math.max(program.lastIndexOf('/'), program.lastIndexOf('\\')) + 1)
    .replace(/\.exe$/i, '');
