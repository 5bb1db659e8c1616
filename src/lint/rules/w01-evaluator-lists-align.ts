import { isCombinedByRunner } from '#format/evaluator-schema.ts';
import { isObject } from '#text/json/json-value.ts';
import type { TaskHandling } from '#vocabulary/source/task-handling.ts';
import { defineTaskRule } from '../model/rule.ts';
import { count } from '#text/figures/plural.ts';

const pairedFields = ['result', 'expected', 'options'] as const;
const output = { type: 'vm_command_line', command: ['timedatectl'] };

/** Whether the source makes an array of a field itself, for a reason of its own than that of `func`. */
const mayMakeArray = (field: string, handling: TaskHandling | undefined): boolean =>
  handling?.parts[`evaluator.${field}`]?.accepts?.includes('array') === true;

export const evaluatorListsAlign = defineTaskRule({
  code: 'W01',
  name: 'evaluator-lists-align',
  severity: 'error',
  consequence: 'stops',
  summary: 'Arrays in the evaluator are as long as its array of metrics.',
  why: 'Element n of every array belongs to metric n, so one missing element shifts all later pairs. Where the source of the environment tests whether a field is an array, it may fill it up, so the severity is warning. With a single metric, the environment expects single values; with an array of metrics, even of one, it expects arrays.',
  howToFix:
    'Add an element for every metric, in the order of "func". If a metric needs none, write {} or null.',
  // Of the same value; an array of the wrong length is a mistake of its own.
  yieldsTo: ['S02', 'V01', 'V07', 'W44'],
  concerns: ['metric'],
  examples: {
    good: [{ evaluator: { func: ['is_utc_0', 'check_text_enlarged'], result: [output, output] } }],
    bad: [
      { evaluator: { func: ['is_utc_0', 'check_text_enlarged'], result: [output] } },
      { evaluator: { func: 'is_utc_0', result: [output] } },
    ],
  },

  message({ field, found, wanted, isArray }: Facts) {
    if (found !== wanted)
      return `"${field}" has length ${found}, but "func" names ${count(wanted, 'metric')}`;
    return isArray
      ? `"${field}" is an array, but "func" is a string; write both as arrays or neither`
      : `"func" is an array, but "${field}" is an object; write both as arrays or neither`;
  },

  *check({ evaluator }, { vocabulary: { handling } }) {
    const { func } = evaluator;
    // No metric at all is reported by S05, and any other value by S02.
    if (typeof func !== 'string' && !(Array.isArray(func) && func.length > 0)) return;
    if (isCombinedByRunner(evaluator)) return;

    for (const field of pairedFields) {
      const value = evaluator[field];
      // An absent field means "none for any metric"; real datasets rely on it. S02 reports other values.
      if (!Array.isArray(value) && !isObject(value)) continue;
      const isArray = Array.isArray(value);
      if (!Array.isArray(func) && !isArray) continue;

      const wanted = Array.isArray(func) ? func.length : 1;
      const found = isArray ? value.length : 1;
      const mayFit = mayMakeArray(field, handling);
      if (mayFit && !isArray) continue;
      const problem = {
        at: ['evaluator', field],
        field,
        found,
        wanted,
        isArray,
        ...(mayFit && { severity: 'warning' as const }),
      };
      if (found !== wanted) yield { ...problem, about: [] };
      else if (!Array.isArray(func)) yield problem;
      else if (!isArray) {
        // One mistake, whichever fields are beside it.
        yield { ...problem, at: ['evaluator', 'func'] };
        return;
      }
    }
  },
});

interface Facts {
  field: string;
  found: number;
  wanted: number;
  isArray: boolean;
}
