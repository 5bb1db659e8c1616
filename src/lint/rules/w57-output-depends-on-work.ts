import { toArray } from '#text/json/json-value.ts';
import type { OutputDemand } from '../facts/verdicts/judged-scripts.ts';
import { scriptFaults, type ScriptVerdict } from '../facts/verdicts/script-faults.ts';
import { executeStep, commandOutput, ruleSource } from '../examples/example-parts.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const task = (command: string, more: object = {}) => ({
  evaluator: {
    func: 'check_include_exclude',
    result: commandOutput(command, { shell: true }),
    expected: ruleSource({ include: ['DONE'], exclude: [] }),
  },
  ...more,
});

export const outputDependsOnWork = defineTaskRule({
  code: 'W57',
  name: 'output-depends-on-work',
  severity: 'error',
  consequence: 'passes',
  summary: 'The command of a check prints what is required only if the work is done.',
  why: 'If a condition is always true, if what a command looks for is what setup made or set, or if a comparison of two files fails because nobody makes them, the check passes without work. If a condition is never true, the check never passes. Commands such as "true", "echo", "cd" and "jobs" always succeed, so nothing after "||" behind them runs, and a condition that ends with them is always true.',
  howToFix:
    'Take away the alternative that always succeeds, or test something that only the finished work changes, such as the text of a file. Join commands with "&&" so that a word is printed only if all succeed.',
  ofCheck: {
    one: 'does not depend on what the agent does',
    several: 'do not depend on what the agent does',
  },
  // The cause is named there.
  yieldsTo: ['W08', 'W34', 'W58', 'W60'],
  concerns: ['getter vm_command_line'],
  examples: {
    good: [
      task('systemctl is-active --quiet cups && echo DONE'),
      task('grep -q "^title:" /home/user/notes.md && echo DONE', {
        config: [executeStep('touch /home/user/notes.md', { shell: true })],
      }),
    ],
    bad: [
      task('grep -q "^title:" /home/user/notes.md; echo DONE'),
      task('if false && ls /home/user/notes.md; then echo DONE; fi'),
      task('[ -e /home/user/notes.md ] && echo DONE', {
        config: [executeStep('touch /home/user/notes.md', { shell: true })],
      }),
      task('gsettings get org.example.screen dim | grep -q true && echo DONE', {
        config: [executeStep('gsettings set org.example.screen dim true', { shell: true })],
      }),
    ],
  },

  message({ fault, words, reason }: Facts) {
    switch (fault) {
      case 'always':
        if (reason === 'own shell') {
          return `the search for a process finds its own shell, so this command always prints ${words}; put a character of the pattern in brackets, as in "[g]edit"`;
        }
        if (reason !== undefined) {
          return `"${reason.alternative}" always succeeds, so this command prints ${words} whatever the agent does; test what only the agent changes`;
        }
        return `this command prints ${words} whatever the agent does, so the check always passes; print it only if the work is done`;
      case 'never':
        return `this command never prints ${words}, so the check never passes; correct its condition`;
      case 'initially':
        return `this command prints ${words} before the agent acts, because of a file that setup makes; test what only the agent changes`;
      case 'set':
        return `this command prints ${words} before the agent acts, because setup makes it so; test what only the agent changes`;
      case 'absent':
        return `this command prints ${words} because no step or instruction names the files that it compares; correct their names`;
    }
  },

  *check(view): Generator<Problem<Facts>> {
    const faults = scriptFaults(view);
    if (faults.length === 0) return;
    const { func, conj } = view.evaluator;
    const metrics = toArray(func).length;
    const passing = faults.filter(({ fault }) => fault !== 'never');
    const isPassed = conj === 'or' || passing.length === metrics;
    const isFailed = metrics === 1 || conj !== 'or';
    for (const { at, fault, demand, reason } of faults) {
      const isDecisive = fault === 'never' ? isFailed : isPassed;
      // Beside a check that requires work, such a check may be there for what must not change.
      if (!isDecisive && fault !== 'always' && fault !== 'never') continue;
      yield {
        at,
        fault,
        words: describeDemand(demand),
        ...(reason && { reason }),
        ...((!isDecisive || fault === 'set') && { severity: 'warning' }),
        ...(fault === 'never' && { consequence: 'fails' }),
      };
    }
  },
});

interface Facts extends ScriptVerdict {
  /** What is required. */
  words: string;
}

const describeDemand = (demand: OutputDemand): string => {
  const texts = demand.kind === 'contains' ? demand.required : demand.values;
  const [text = ''] = texts;
  return text.trim() === '' ? 'what is allowed' : JSON.stringify(text.trim());
};
