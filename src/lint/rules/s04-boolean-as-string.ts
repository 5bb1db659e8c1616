import { describeJson } from '#text/json/describe-json.ts';
import { contractObjects } from '../facts/checks/contract-objects.ts';
import { isBooleanAsString, readQuotedBoolean } from '../facts/checks/quoted-boolean.ts';
import { isSchemaFault } from '../facts/checks/schema-duty.ts';
import { defineTaskRule } from '../model/rule.ts';
import { replaceWithTrue } from '../model/safe-fixes.ts';

const command = { type: 'vm_command_line', command: ['timedatectl'] };

/** Fields of the format are found by `check-shape.ts`, those of functions here. */
export const booleanAsString = defineTaskRule({
  code: 'S04',
  name: 'boolean-as-string',
  severity: 'warning',
  consequence: 'nothing',
  canBeConvention: true,
  summary: 'A boolean is written without quotes.',
  why: 'In most languages the string "false" counts as true.',
  concerns: ['action', 'getter', 'metric'],
  howToFix:
    'Change the value, and the script that wrote the file, which would otherwise write it again. If your environment expects a string, declare the field in dataset.json.',
  fixable:
    'It replaces the strings "true" and "True" by true. The string "false" is not changed, since environments treat it as true: only its author knows which is intended.',
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 12, defects: 0 }],
  examples: {
    good: [
      { proxy: true },
      { evaluator: { func: 'is_utc_0', result: { ...command, shell: true } } },
    ],
    bad: [
      { proxy: 'true' },
      { fixed_ip: 'false' },
      { evaluator: { func: 'is_utc_0', result: { ...command, shell: 'true' } } },
    ],
  },

  message: ({ field, found }: { field: string; found: string }) =>
    `"${field}" is ${found}; write true or false without quotes`,

  *check(task, { vocabulary }) {
    for (const judged of contractObjects(task, vocabulary)) {
      for (const [field, value] of Object.entries(judged.record)) {
        const type = Object.hasOwn(judged.fields, field) ? judged.fields[field]?.type : undefined;
        if (!isBooleanAsString(value, type) || isSchemaFault(judged, field)) continue;
        const at = [...judged.at, field];
        const problem = { at, field, found: describeJson(value) };
        // In Python any text is true, so that "false" means the opposite.
        if (readQuotedBoolean(value) === true) yield { ...problem, fix: replaceWithTrue };
        else yield { ...problem, consequence: 'fails' };
      }
    }
  },
});
