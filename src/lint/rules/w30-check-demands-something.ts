import { toPointer } from '#text/json/json-pointer.ts';
import { type Undemanding, undemandingChecks } from '../facts/verdicts/undemanding-checks.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const task = (rules: object) => ({
  evaluator: {
    func: 'check_include_exclude',
    result: { type: 'vm_command_line', command: ['lpstat', '-p'] },
    expected: { type: 'rule', rules },
  },
});

export const checkDemandsSomething = defineTaskRule({
  code: 'W30',
  name: 'check-demands-something',
  severity: 'warning',
  consequence: 'passes',
  summary: 'A check requires something, and does not pass regardless of the result.',
  why: 'If a command fails, its output is empty and contains no forbidden words. The check then passes even if the agent did nothing. If the instruction asks for something to be gone, or another check requires something of the same output, the severity is info. So does a comparison of workbooks without rules, or of a sheet or a file with itself. If a task contains both the result of a check and the value that it is compared with, the check has the same verdict regardless of what the agent does.',
  howToFix:
    'Require something that only the right output contains, or make the command print a word on success. Compare each sheet of the result with one of the expected workbook, as in "RI0" with "EI0". Fetch the result from the machine.',
  // What an unknown metric does is unknown; a misspelt rule is not read, and a value of another type no demand.
  yieldsTo: ['V01', 'V05', 'V06'],
  concerns: [
    'getter rule',
    'metric check_csv',
    'metric check_include_exclude',
    'metric check_list',
    'metric compare_table',
  ],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 2, defects: 1 }],
  examples: {
    good: [task({ include: ['printer Office is idle'], exclude: ['disabled'] })],
    bad: [task({ include: [], exclude: ['disabled'] })],
  },

  message: (facts: Undemanding) => {
    if ('sheets' in facts) {
      return facts.sheets === 'none'
        ? 'no "rules" compare the workbooks, so any workbook passes; add a rule'
        : 'this rule compares a sheet with itself, so it always passes; compare it with a sheet of the expected workbook';
    }
    if ('isConstant' in facts) {
      return `"${facts.getter}" fetches nothing from the machine, so the outcome never changes; fetch what the agent has to change`;
    }
    if ('isOneFile' in facts) {
      return '"expected" reads the same file as "result", so the check passes without work; fetch the finished file with "cloud_file"';
    }
    const { demands, forbids, isEmpty } = facts;
    return isEmpty
      ? `nothing is required or forbidden, so any output passes; list required output in "${demands}"`
      : `with only "${forbids}", empty output passes; list required output in "${demands}"`;
  },

  *check(task): Generator<Problem<Undemanding>> {
    for (const { at, fault, about, isIntended, isFile } of undemandingChecks(task)) {
      // Whether it passes without the file depends on the metric.
      if (isFile === true) continue;
      yield {
        ...{ at, ...fault },
        ...(about && { about: about.map(toPointer) }),
        ...(isIntended && { severity: 'info' }),
      };
    }
  },
});
