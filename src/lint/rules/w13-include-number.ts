import { findStringTest } from '../facts/checks/string-test.ts';
import { getterContractOf } from '../facts/checks/getter-contract.ts';
import type { Comparison } from '#vocabulary/contract/comparison.ts';
import { isObject, isStringArray } from '#text/json/json-value.ts';
import { checkViews } from '../facts/checks/check-views.ts';
import { rulesOf } from '../facts/checks/rules-of.ts';
import { placeElements, type PlacedValue } from '../facts/placed-value.ts';
import { systemOf } from '../facts/apps/system-of.ts';
import type { System } from '#machine/systems.ts';
import { commandLines } from '../facts/setup/command-lines.ts';
import { memoizePerTask } from '../facts/memoize-per-task.ts';
import type { TaskView } from '../facts/task-view.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

interface Facts {
  found: string;
  fault: 'within longer' | 'no line feed' | 'no string' | 'carriage return';
}

const check = (func: string, command: string, rules: object) => ({
  evaluator: {
    func,
    result: { type: 'vm_command_line', command, shell: true },
    expected: { type: 'rule', rules },
  },
});
const gsettings = 'gsettings get org.example.screen dim';

export const includeNumber = defineTaskRule({
  code: 'W13',
  name: 'include-number',
  severity: 'warning',
  consequence: 'passes',
  summary: 'The expected output of a command does not match wrong output.',
  why: 'A bare number also occurs in longer numbers, in dates and in sizes, so wrong output passes; for a number of four digits the severity is info. An exact comparison never passes without the line feed at the end of the output, or with a number or true instead of a string; on Linux and macOS, it never passes with "\\r\\n".',
  howToFix:
    'Include the words around the number, such as "54 a.txt", or compare the whole output with "\\n" at its end.',
  concerns: ['metric check_include_exclude', 'metric exact_match', 'metric match_in_list'],
  trackRecord: [
    { dataset: 'OSWorld-Verified', read: 1, defects: 1 },
    { dataset: 'DeskCraft', read: 3, defects: 3 },
  ],
  examples: {
    good: [
      check('check_include_exclude', 'wc -l a.txt', { include: ['54 a.txt'], exclude: [] }),
      check('exact_match', gsettings, { expected: 'false\n' }),
    ],
    bad: [
      check('check_include_exclude', 'wc -l a.txt', { include: ['54'], exclude: [] }),
      check('exact_match', gsettings, { expected: 'false' }),
    ],
  },

  message: ({ fault, found }: Facts) => {
    switch (fault) {
      case 'within longer':
        return `"${found}" also occurs in longer numbers; include the words around it or compare the whole output`;
      case 'no line feed':
        return `"${found}" is compared with the whole output of a command, which ends with a line feed; add "\\n"`;
      case 'carriage return':
        return `${found} ends a line with "\\r\\n", but commands on Linux and macOS end it with "\\n"; remove "\\r"`;
      case 'no string':
        return `${found} is never equal to the output of a command, which is a string; write it in quotes`;
    }
  },

  *check(task, { file }): Generator<Problem<Facts>> {
    for (const { compares, result, expected } of checkViews(task)) {
      const kind = compares?.kind;
      const command = commandOf(result, task) ?? '';
      const endsLine = endsWithLineFeed(command) || printsLines(command, task);
      const chosen = new Set(Array.from(command.matchAll(echoedNumber), ([, number]) => number));
      for (const { value: text, at } of ruleValues(expected, compares)) {
        if (typeof text !== 'string') {
          if (isOther(text) && kind === 'equal value' && command !== '') {
            yield { at, found: String(text), fault: 'no string' };
          }
        } else if (command !== '' && text.includes('\r\n')) {
          // Of several strings, another one may be meant for this system.
          if (kind === 'one of' || !isUnix(systemOf(task, file))) continue;
          yield { at, found: JSON.stringify(text), fault: 'carriage return' };
        } else if (kind === 'contains strings') {
          // A command that chooses between numbers prints no others.
          if (chosen.has(text) || !mayBeWithin(text, command)) continue;
          yield { at, found: text, fault: 'within longer', ...severityOf(text) };
        } else if (lacksLineFeed(text) && endsLine && !mayStrip(expected)) {
          yield { at, found: text, fault: 'no line feed' };
        }
      }
    }
  },
});

/** F11 reports a number that is too large. */
const isOther = (value: unknown) => Number.isFinite(value) || typeof value === 'boolean';

const lacksLineFeed = (text: string) => text !== '' && !text.endsWith('\n');

const isUnix = (system: System | undefined) => system === 'linux' || system === 'macos';

const mayBeWithin = (text: string, command: string): boolean =>
  bareNumber.test(text) && !ofFewDigits.test(command);

/** A year or a port is hardly a part of a longer number. */
const severityOf = (text: string) => (/^\d{4}$/.test(text) ? ({ severity: 'info' } as const) : {});

/** An exit code, or the permissions of a file. */
const ofFewDigits = /\becho "?\$\?|\bstat\s[^|;&]{0,40}%0?a/;

/** Longer numbers are hardly found by chance. */
const bareNumber = /^\d{1,4}(?:[.,]\d{1,2})?$/;
/** In a shell, and in the conditions of Python and PowerShell. */
const echoedNumber = /(?:\becho |\bprint\((?=\d+ if\b)|\belse )['"{]?(\d+(?:[.,]\d+)?)/g;

function ruleValues(expected: PlacedValue | undefined, compares: Comparison | undefined) {
  const key = findStringTest(compares)?.key;
  const place = rulesOf(expected);
  if (key === undefined || !place) return [];
  return placeElements(place.rules[key], [...place.at, key]);
}

/** In another environment, a rule of the metric beside the expected value may say that white space does not count. */
const mayStrip = (expected: PlacedValue | undefined): boolean =>
  Object.keys(rulesOf(expected)?.rules ?? {}).length > 1;

/** The command whose whole output the metric receives. */
function commandOf(result: PlacedValue | undefined, { vocabulary }: TaskView): string | undefined {
  const source = result?.value;
  const from = getterContractOf(source, vocabulary)?.from;
  if (!isObject(source) || from?.kind !== 'command output') return undefined;
  const { command } = source;
  if (typeof command === 'string') return command;
  return isStringArray(command) ? command.join(' ') : undefined;
}

/** Whether the last program of a command is one whose output surely ends with a line feed. */
function endsWithLineFeed(command: string): boolean {
  const last =
    command
      .replaceAll(substitution, '$()')
      .split(/\|\|?|&&|;|\n/)
      .at(-1)
      ?.trim() ?? '';
  return (
    lineWriter.test(last) &&
    !/[`$]\(|\s-n|\s-\w*z|printf|format:|^git\b.*\bshow\b|cat-file|ORS|\\c/.test(last)
  );
}

/** A command whose output becomes part of another one. */
const substitution = /\$\([^()]*\)|`[^`]*`/g;

/** Whether it prints a file of the system, or one that a step after the agent fills with such output. */
function printsLines(command: string, task: TaskView): boolean {
  const path = /^cat\s+(\S+)$/.exec(command)?.[1];
  if (path === undefined) return false;
  return /^\/(?:etc|proc|sys)\//.test(path) || filledWithLines(task).has(path);
}

const filledWithLines = memoizePerTask(
  (task): ReadonlySet<string> =>
    new Set(
      commandLines(task)
        .filter(({ stage }) => stage === 'postconfig')
        .flatMap(({ text }) => text.split(/\|\|?|&&|;|\n/))
        .flatMap((part) => {
          const [call = '', target, ...others] = part.split('>');
          const isFilled = target !== undefined && others.length === 0 && endsWithLineFeed(call);
          return isFilled ? [target.trim()] : [];
        }),
    ),
);

const lineWriter =
  /^(?:awk|basename|cut|date|dconf read|defaults read|dirname|echo|git|grep|gsettings get|hostname|id|kreadconfig\d|ls|nproc|psql|pwd|readlink|realpath|sort|sqlite3|stat|systemctl|timedatectl|uname|uniq|wc|which|whoami)(?:\s|$)/;
